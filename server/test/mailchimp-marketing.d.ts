/** The parts of the official client that tests use; it has no types of its own. */
declare module '@mailchimp/mailchimp_marketing' {
  interface Campaign {
    id: string;
    status: string;
    recipients: { list_name: string };
  }
  interface Client {
    basePath: string;
    setConfig(config: { apiKey: string; server: string }): void;
    ping: { get(): Promise<{ health_status: string }> };
    campaigns: {
      create(body: object): Promise<Campaign>;
      get(id: string): Promise<Campaign>;
      getContent(id: string): Promise<{ html: string }>;
      setContent(id: string, body: object): Promise<{ html: string }>;
      getSendChecklist(id: string): Promise<{ is_ready: boolean }>;
      schedule(id: string, body: object): Promise<unknown>;
      unschedule(id: string): Promise<unknown>;
      remove(id: string): Promise<unknown>;
    };
  }
  const client: Client;
  export default client;
}
