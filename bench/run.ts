import { cpus, totalmem } from 'node:os';

/** Every bench: the title of its table, its file, and the function to run. */
const benches: Record<string, [title: string, file: string, run?: string]> = {
  requests: ['Common listings calls compared with bare routes', 'requests'],
  lists: [
    'Lists compared with the same SQL in bare routes, the to-do list, and word search',
    'lists',
  ],
  'public-posts': [
    'A public page compared with a bare route that sends the same HTML',
    'public-posts',
  ],
  'reader-events': [
    'Events of readers: rate, latency and bytes, and a week of them by day',
    'reader-events',
  ],
  retention: [
    'Deleting what is older than its period, beside saves: rows a second, longest save, size',
    'retention',
  ],
  start: ['Startup, memory and recovery', 'start'],
  pages: ['First load of the Articles list in Chromium', 'pages'],
  admins: ['The same acts in Masthead, Payload and Directus, in Chromium', 'admins'],
  editor: ['Typing into a long article in Chromium', 'editor'],
  chat: ['A chat message across two servers in Chromium', 'chat'],
  'chat-jump': ['A jump 20,000 messages back in the chat in Chromium', 'chat', 'runJump'],
  'chat-scroll': ['A conversation of 10,000 messages in Chromium', 'chat', 'runScroll'],
  together: ['Two people in one story in Chromium, near and far', 'together'],
  'together-histories': [
    'Random histories of stories that three people write',
    'together-histories',
  ],
  'together-kills': [
    'The same on two servers while servers and the database are killed',
    'together-histories',
    'runKills',
  ],
  'together-memory': ['Server memory with many stories open', 'together', 'runMemory'],
  sending: ['Sending to a local mail server, with the delivery ledger', 'sending'],
  'sending-together': [
    'Several emails due in the same minute: time to first delivery',
    'sending',
    'runTogether',
  ],
  imports: ['File imports, from the first chunk to the last row', 'imports'],
  files: ['Server memory during file transfers', 'files'],
  'image-making': ['Image resizing compared with sharp alone', 'image-making'],
  backup: ['Requests during a backup, and the time of a restore', 'backup'],
  hostile: ['Latency for a regular user during worst-case requests and files', 'hostile'],
  rolling: ['Servers that are upgraded in turn behind a proxy, under mixed load', 'rolling'],
  kills: ['Sending on two servers while processes are killed', 'soak', 'runKills'],
  'campaign-rounds': ['Random actions on emails on two servers, with kills', 'soak', 'runRounds'],
  crossings: ['Two people acting at the same time', 'soak', 'runCrossings'],
  upgrade: ['Upgrading a million listings and posts from the first version', 'upgrade'],
  outages: ['Real faults under load: what is lost, sent twice or answered wrongly', 'outages'],
  faults: ['Mutation tests: which injected defects the tests detect', 'faults'],
};
/** Benches that take too long for a run of everything, or need other products. */
const onlyByName = ['admins', 'faults', 'outages', 'upgrade'];

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
