/** The parser of Prometheus' text format that tests use; it has no types of its own. */
declare module 'parse-prometheus-text-format' {
  interface Sample {
    value?: string;
    labels?: Record<string, string>;
  }
  interface Family {
    name: string;
    type: string;
    metrics: Sample[];
  }
  export default function parse(text: string): Family[];
}
