import type { Setting } from '../server/src/platform/process/setting-kinds.ts';
import { settingGroups } from '../server/src/platform/process/settings.ts';

type AnySetting = Setting<unknown>;

/** The default as it would be set; null where there is none, or only one in words. */
function usualOf({ fallback }: AnySetting): string | null {
  if (typeof fallback === 'boolean') return fallback ? '1' : '0';
  return typeof fallback === 'string' || typeof fallback === 'number' ? `${fallback}` : null;
}

const longest = 120;

/** Text as lines of a comment. */
function comment(text: string): string[] {
  const lines = ['#'];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length < longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines;
}

const takesOf = ({ takes }: AnySetting) => (takes === 'a text' ? '' : takes);

/** The settings as a file that can be copied to `.env`. */
export function describeEnvironment(): string {
  const lines = comment(
    'Every setting of Masthead, with its default. Set them in the environment. A secret may also be in a file: SMTP_URL_FILE=/run/secrets/smtp-url. What each takes is in docs/operation/settings.md.',
  );
  for (const [title, settings] of settingGroups) {
    lines.push('', `# ${title}`);
    for (const [name, setting] of Object.entries(settings)) {
      const otherwise = setting.otherwise ? ` Default: ${setting.otherwise}` : '';
      lines.push(...comment(setting.about.replaceAll('`', '') + otherwise));
      lines.push(`${name}=${usualOf(setting) ?? ''}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

const introduction = `# Settings

This file is generated from \`server/src/platform/process/settings.ts\` by \`npm run docs\`.

Settings are environment variables, read once at the start: a change needs a restart. An empty value is the default. A wrong value stops the start with the
setting's name, what it got and what it takes. A name that begins with \`MASTHEAD_\` but is no setting is only warned about, so that going back to an older version
works with the settings of a newer one. \`masthead doctor\` checks what the settings lead to.

## Secrets from files

A secret (marked below) can be in a file, as Docker, Kubernetes and systemd provide it: add \`_FILE\` to its name and set the path. A line break at the end of the
file is ignored. Setting both is refused. The value of a secret appears in no message and no log.

\`\`\`ini
# A systemd unit
[Service]
LoadCredential=smtp-url:/etc/masthead/smtp-url
Environment=SMTP_URL_FILE=%d/smtp-url
\`\`\`

\`\`\`yaml
# compose.yaml
services:
  masthead:
    environment:
      DATABASE_URL_FILE: /run/secrets/database-url
    secrets: [database-url]
secrets:
  database-url:
    file: ./database-url
\`\`\`
`;

const cell = (text: string) => text.replaceAll('|', '\\|');

function row([name, setting]: [string, AnySetting]): string {
  const usual = usualOf(setting);
  const cells = [
    `\`${name}\`${setting.isSecret ? ' (secret)' : ''}`,
    setting.about,
    takesOf(setting),
    usual === null ? (setting.otherwise ?? '') : `\`${usual}\``,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** The settings by what they are for, as a page of the operator's guide. */
export function describeSettings(): string {
  const tables = settingGroups.map(
    ([title, settings]) =>
      `\n## ${title}\n\n| name | meaning | takes | default |\n|---|---|---|---|\n${Object.entries(settings).map(row).join('\n')}\n`,
  );
  return introduction + tables.join('');
}
