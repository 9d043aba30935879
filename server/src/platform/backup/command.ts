/** Wrong arguments, or a call for help: the text says how a command is used. */
export class UsageError extends Error {
  readonly isHelp: boolean;
  constructor(usage: string, isHelp = false) {
    super(usage);
    this.isHelp = isHelp;
  }
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a command: exit code 0 when it answers true, or else 1, with an error in one sentence. */
export async function runCommand(main: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await main()) ? 0 : 1;
  } catch (error) {
    const isHelp = error instanceof UsageError && error.isHelp;
    const text = error instanceof Error ? error.message : String(error);
    (isHelp ? process.stdout : process.stderr).write(`${text}\n`);
    process.exitCode = isHelp ? 0 : 1;
  }
}
