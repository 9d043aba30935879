import { cpus, totalmem } from 'node:os';

/** Every bench: what its table says, its file, and what of it runs. */
const benches: Record<string, [title: string, file: string, run?: string]> = {
  requests: ['The usual calls of listings against bare routes doing the same work', 'requests'],
  lists: ['Lists against the same SQL behind bare routes, the desk, and words', 'lists'],
  'public-posts': ['A public page against a bare route that sends the same HTML', 'public-posts'],
  start: ['Starting, memory, and coming back', 'start'],
  pages: ['First load of the Articles list in Chromium', 'pages'],
  editor: ['Typing into a long article in Chromium', 'editor'],
  chat: ['A chat message over two servers, in Chromium', 'chat'],
  'chat-scroll': ['A conversation of 10,000 messages in Chromium', 'chat', 'runScroll'],
  sending: ['Sending to a local mail server, with the delivery ledger', 'sending'],
  'sending-together': ['Emails of one minute: their first mails', 'sending', 'runTogether'],
  imports: ['Files that are imported, from the first piece to the last row', 'imports'],
  files: ['Files that are sent: memory of the server meanwhile', 'files'],
  'image-making': ['New sizes of pictures, against sharp alone', 'image-making'],
  hostile: ['An honest person beside the worst bodies and files', 'hostile'],
  kills: ['Sends over two servers while everything is killed', 'soak', 'runKills'],
  'campaign-rounds': ['Random acts on emails over two servers with kills', 'soak', 'runRounds'],
  crossings: ['Two people who act in the same moment', 'soak', 'runCrossings'],
  faults: ['Defects planted one at a time: which ones the tests notice', 'faults'],
};
/** Takes too long to be part of a run of everything. */
const onlyByName = ['faults'];

const wanted = process.argv.slice(2);
const memory = Math.round(totalmem() / 2 ** 30);
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${memory} GiB, Node ${process.version}\n`,
);
for (const [name, [title, file, run = 'run']] of Object.entries(benches)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyByName.includes(name)) continue;
  console.log(`### ${title} (\`${name}\`)\n`);
  const bench: Record<string, () => Promise<string[]>> = await import(`./${file}.ts`);
  console.log(`${(await bench[run]?.())?.join('\n')}\n`);
}
