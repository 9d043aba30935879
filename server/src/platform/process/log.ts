import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';
import { output } from './output.ts';

export type { Logger };

/** How a process logs: a line of JSON for each message, with its time. */
export const logOptions = ({ logLevel }: Pick<Config, 'logLevel'>) =>
  ({
    level: logLevel,
    // Why: an address may hold a token (/api/auth/oauth/{accessToken}); logs never hold addresses.
    serializers: {
      req: (request: { method: string; id: string }) => ({
        method: request.method,
        id: request.id,
      }),
      err: pino.stdSerializers.err,
    },
    redact: ['*.password', '*.token', '*.authorization'],
  }) satisfies LoggerOptions;

/** The log of a process outside of requests. */
export const openLog = (config: Pick<Config, 'logLevel'>): Logger =>
  pino(logOptions(config), output);
