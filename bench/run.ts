import { cpus, totalmem } from 'node:os';
import { benchArticles } from './articles.ts';
import { benchCampaignRounds } from './campaign-rounds.ts';
import { benchChat } from './chat.ts';
import { benchChatScroll } from './chat-scroll.ts';
import { benchCrossings } from './crossings.ts';
import { benchDesk } from './desk.ts';
import { benchDigest } from './digest.ts';
import { benchEditor } from './editor.ts';
import { benchFaults } from './faults.ts';
import { benchHostile } from './hostile.ts';
import { benchHostileBodies } from './hostile-bodies.ts';
import { benchImageMaking } from './image-making.ts';
import { benchImages } from './images.ts';
import { benchImportMemory } from './import-memory.ts';
import { benchImports } from './imports.ts';
import { benchInvoices } from './invoices.ts';
import { benchJobRows } from './job-rows.ts';
import { benchKills } from './kills.ts';
import { benchListings } from './listings.ts';
import { benchOften } from './often.ts';
import { benchPages } from './pages.ts';
import { benchPublicPosts } from './public-posts.ts';
import { benchRequests } from './requests.ts';
import { benchSending } from './sending.ts';
import { benchSendingTogether } from './sending-together.ts';
import { benchInvoiceFile, benchListingFile } from './sent-files.ts';
import { benchShowcasePublic } from './showcase-public.ts';
import { benchStart } from './start.ts';
import { benchWords } from './words.ts';
import { benchWorstFiles } from './worst-files.ts';

interface Bench {
  title: string;
  run: () => Promise<string[]>;
  /** Takes too long to be part of a run of everything. */
  isOnlyByName?: boolean;
}

const benches: Record<string, Bench> = {
  articles: {
    title: 'Articles search page against the same SQL behind a bare Fastify route',
    run: benchArticles,
  },
  'campaign-rounds': {
    title:
      'Random acts on digests and promo alerts over two servers with kills: row, provider and recipients',
    run: benchCampaignRounds,
  },
  chat: { title: 'A chat message over two servers, in Chromium', run: benchChat },
  'chat-scroll': {
    title: 'A conversation of 10,000 messages in Chromium: scrolling and typing',
    run: benchChatScroll,
  },
  crossings: {
    title:
      'Two people who act in the same moment, over two servers: what is done that they may not',
    run: benchCrossings,
  },
  desk: {
    title: 'What waits for an admin (GET /api/desk), by the number of posts',
    run: benchDesk,
  },
  digest: { title: 'Rendering an email of each style', run: benchDigest },
  editor: { title: 'Typing into a long article in Chromium', run: benchEditor },
  faults: {
    title: 'Defects planted on purpose, one at a time: which ones the tests notice',
    run: benchFaults,
    isOnlyByName: true,
  },
  hostile: { title: 'Honest requests beside hostile ones', run: benchHostile },
  'hostile-bodies': {
    title: 'An honest person beside fifty of the worst bodies of each parser',
    run: benchHostileBodies,
  },
  imports: {
    title: 'Files that are imported, from the first piece to the last row',
    run: benchImports,
  },
  'import-memory': {
    title: 'A large file that is imported: memory from the first piece to the last post',
    run: benchImportMemory,
  },
  images: { title: 'Pictures that were made before, against @fastify/static', run: benchImages },
  'image-making': {
    title: 'New sizes of pictures, against sharp alone doing the same work',
    run: benchImageMaking,
  },
  invoices: {
    title:
      'Invoices: the review page and its totals against the same SQL behind bare Fastify routes',
    run: benchInvoices,
  },
  'invoice-file': {
    title: 'invoices.csv: memory of the server while it is sent',
    run: benchInvoiceFile,
  },
  'job-rows': {
    title: 'Rows of jobs that work of every minute writes',
    run: benchJobRows,
    isOnlyByName: true,
  },
  kills: {
    title: 'Sends over two servers, with servers, database and mail server killed in the middle',
    run: benchKills,
  },
  'listing-file': {
    title: 'The export of all listings: memory of the server while it is sent',
    run: benchListingFile,
  },
  listings: {
    title: 'Listings search against the same SQL behind a bare Fastify route',
    run: benchListings,
  },
  often: {
    title: 'What happens often: lists, histories, opens, sign-outs and bodies',
    run: benchOften,
  },
  pages: { title: 'First load of the Articles list in Chromium', run: benchPages },
  'public-posts': {
    title: 'A public post page against a bare Fastify route that sends the same HTML from memory',
    run: benchPublicPosts,
  },
  requests: {
    title: 'The usual calls of listings against bare Fastify routes doing the same work',
    run: benchRequests,
  },
  'showcase-public': {
    title: 'Public ad slots of a site against the same SQL behind a bare Fastify route',
    run: benchShowcasePublic,
  },
  sending: { title: 'Sending to a local mail server, with the delivery ledger', run: benchSending },
  'sending-together': {
    title: 'Emails of one minute: when the first mail of each is out',
    run: benchSendingTogether,
  },
  start: { title: 'Starting, memory, and coming back', run: benchStart },
  words: {
    title: 'A word anywhere in 1,000,000 listings, one search at a time',
    run: benchWords,
  },
  'worst-files': {
    title: 'Honest calls beside the worst file of each format',
    run: benchWorstFiles,
  },
};

const wanted = process.argv.slice(2);
const memory = Math.round(totalmem() / 2 ** 30);
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${memory} GiB, Node ${process.version}\n`,
);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 ? !wanted.includes(name) : bench.isOnlyByName) continue;
  console.log(`### ${bench.title}\n`);
  console.log(`${(await bench.run()).join('\n')}\n`);
}
