import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './content-api.ts';

/** Reads the published posts of sites. Each call answers with `data`, or with `error` and the response. */
export type ContentClient = Client<paths>;

interface Options {
  /** Where Masthead is, such as https://masthead.example. */
  baseUrl: string;
  /** An API token that was created for “Content of sites”. */
  token: string;
}

/** A client for the content API. */
export const contentClient = ({ baseUrl, token }: Options): ContentClient =>
  createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });
