import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { conclude, isTestCode, listFiles, projectRoot } from './source-tree.ts';
import { isNode, type Node, nameOf, nodesIn } from './syntax-tree.ts';

/**
 * Queries that read without being told whose rows their caller may see, each with its reason. A file stands
 * for all of its queries; `file#query` for one of them.
 */
const withoutRows: Record<string, string> = {
  'platform/access/attempts.queries.ts': 'counts attempts before anybody is known',
  'platform/access/session.queries.ts': 'finds out who is asking',
  'people/sign-in/auth.queries.ts#findAccount': 'finds out who is asking',
  'people/sign-in/auth.queries.ts#findEnabledByEmail': 'finds out who is asking',
  'people/sign-in/auth.queries.ts#countResetRequest': 'the token of a mail is the proof',
  'people/sign-in/auth.queries.ts#findAddressee': 'the token of a mail is the proof',
  'people/sign-in/auth.queries.ts#lockAddressee': 'the token of a mail is the proof',
  'people/sign-in/auth.queries.ts#countResets': 'the token of a mail is the proof',
  'people/sign-in/auth.queries.ts#findResetOwner': 'the token of a mail is the proof',
  'editorial/authors/author.store.ts#findOrAddOwnAuthor': 'asks for the author that the caller is',
  'editorial/authors/author.store.ts#findOrAddAuthors':
    'turns names into bylines, which are for everybody',
  'workspace/calendar/calendar-link.store.ts#insertLink': 'counts what the caller has',
  'email/campaigns/campaign.store.ts#listUnsettled': 'a job of the product',
  'email/campaigns/campaign.store.ts#countTestEmails': 'counts what the caller has asked for',
  'email/campaigns/drift.queries.ts#beforeOf': 'a part of listListingsThen, which takes the caller',
  'platform/outside/look-ups.queries.ts#findLookUps': 'what pages of others answered is no record',
  'platform/outside/look-ups.queries.ts#listWaiting': 'what pages of others answered is no record',
  'email/campaigns/preflight.queries.ts#listAccepted':
    'follows findCampaign, which takes the caller',
  'email/campaigns/release.queries.ts':
    'follows lockCampaign and findCampaign, which take the caller',
  'platform/db/first-start.queries.ts': 'a start of the product, before it knows anybody',
  'platform/db/secrets.queries.ts': 'no record',
  'workspace/home/desk.queries.ts#findSummaryPerson': 'asks for the person to whom the mail goes',
  'workspace/home/desk.queries.ts#counted': 'counts what a query that is told them finds',
  'workspace/history/copies.queries.ts': 'follows existsRecord, which takes the caller',
  'platform/history/history.queries.ts#findRow': 'follows existsRecord, which takes the caller',
  'platform/history/history.queries.ts#listActivity':
    'is open to admins; what it refers to is named by their rows',
  'platform/history/history.queries.ts#listAlike':
    'is open to admins; what it refers to is named by their rows',
  'platform/history/history.queries.ts#partnerChanges': 'is open to admins, as Activity is',
  'platform/history/history.queries.ts#findPartOwners':
    'places changes that the caller has been given',
  'platform/history/history.queries.ts#findSessionPeople': 'names people in Activity, for admins',
  'platform/http/idempotency.queries.ts': 'finds by the person who asks',
  'platform/images/images.queries.ts#countRecentImages': 'counts what the caller has uploaded',
  'platform/images/images.queries.ts#findImage': 'the address of a picture is public',
  'platform/images/images.queries.ts#listHosted': 'the address of a picture is public',
  'platform/images/images.queries.ts#findUploaded':
    'asks by an address that only its uploader was told',
  'platform/imports/import-changes.queries.ts#lastChanges':
    'work on an import that was admitted when it was begun',
  'platform/imports/import-changes.queries.ts#countPosts':
    'work on an import that was admitted when it was begun',
  'platform/imports/import-changes.queries.ts#findPiece':
    'work on an import that was admitted when it was begun',
  'platform/imports/import.store.ts#findTask':
    'work on an import that was admitted when it was begun',
  'platform/imports/import.store.ts#listWaiting': 'a job of the product',
  'platform/imports/pictures.queries.ts': 'work on an import that was admitted when it was begun',
  'platform/jobs/failed-jobs.queries.ts': 'the job system; its calls are open to admins',
  'platform/jobs/begun.queries.ts': 'the job system, which knows no callers',
  'platform/jobs/workers.queries.ts': 'asks whether a worker runs, which is no record',
  'platform/live/openings.queries.ts':
    'follows findEditedPost or loadCampaign, which take the caller',
  'email/mailchimp/mailchimp-requests.queries.ts': 'the mail provider, which knows no callers',
  'email/mailchimp/mailchimp.store.ts#findAccount':
    'the one account of the product; its screen is for admins',
  'email/mailchimp/mailchimp.store.ts#isOwnAudience':
    'the one account of the product; its screen is for admins',
  'email/mailchimp/mailchimp.store.ts#countMailchimpUse':
    'the one account of the product; its screen is for admins',
  'email/mailings/bounces.queries.ts': 'what came back of a message, told by its signed address',
  'email/mailings/counts.queries.ts':
    'counts what readers of emails did, without knowing whose it is',
  'email/mailings/ledger.queries.ts': 'the mail provider, which knows no callers',
  'email/mailings/mailings.queries.ts':
    'the mail provider, which knows no callers, and links with their own proof',
  'email/mailings/sends.queries.ts':
    'the mail provider; who asks for what became of an email has found it among their rows',
  'email/mailings/senders.queries.ts#secondsToNext': 'the mail provider, which knows no callers',
  'email/mailings/results.queries.ts#sumCounts': 'the mail provider, which knows no callers',
  'email/mailings/results.queries.ts#listCounts': 'follows listCampaigns, which takes the caller',
  'email/mailings/results.queries.ts#listLinks': 'follows findCampaign, which takes the caller',
  'email/mailings/senders.queries.ts#isAlone': 'the mail provider, which knows no callers',
  'email/mailings/senders.queries.ts#listToShare': 'the mail provider, which knows no callers',
  'editorial/posts/add-posts.queries.ts#insertRows': 'keeps slugs apart over all posts of a site',
  'editorial/posts/edited-post.queries.ts#listDue': 'a job of the product',
  'editorial/posts/imported-texts.queries.ts#lockPictured':
    'work on an import that was admitted when it was begun',
  'editorial/posts/imported-texts.queries.ts#takePhotosBack':
    'work on an import that was admitted when it was begun',
  'editorial/posts/revisions.queries.ts#findPlan': 'follows findEditedPost, which takes the caller',
  'editorial/posts/revisions.queries.ts#hasRevisions': 'follows openPost, which takes the caller',
  'platform/images/library.queries.ts': 'the address of a photo is public',
  'editorial/photos/photo.store.ts#readUses': 'is given the rows of its caller',
  'editorial/photos/photo.store.ts#findFetched': 'a job of the product',
  'editorial/photos/photo.store.ts#saveFetched': 'a job of the product',
  'editorial/public-posts/public-posts.queries.ts#findPhotosets': 'what sites show is public',
  'editorial/public-posts/preview-links.queries.ts#findPreviewLink':
    'the token of the link is the proof',
  'editorial/public-posts/public-posts.queries.ts#findPageSite': 'what sites show is public',
  'editorial/public-posts/public-posts.queries.ts#findLinked': 'what sites show is public',
  'editorial/public-posts/public-posts.queries.ts#listAddressed': 'what sites show is public',
  'editorial/public-posts/public-posts.queries.ts#findMoved': 'what sites show is public',
  'editorial/public-posts/public-posts.queries.ts#listPublished': 'what sites show is public',
  'editorial/public-posts/public-posts.queries.ts#listSiteSections': 'what sites show is public',
  'editorial/public-posts/sitemaps.queries.ts': 'what sites show is public',
  'editorial/public-posts/views.queries.ts': 'counts what readers of public pages did',
  'showcase/delivery/served-slots.queries.ts#firmsOfSlot': 'what sites show is public',
  'showcase/delivery/served-slots.queries.ts#listingsOfSlot': 'what sites show is public',
  'showcase/delivery/served-slots.queries.ts#findServedSlots': 'what sites show is public',
  'showcase/delivery/served-slots.queries.ts#findActiveSlotIds': 'what sites show is public',
  'showcase/delivery/served-slots.queries.ts#findSiteZone': 'what sites show is public',
  'showcase/delivery/served-slots.queries.ts#readShowcaseVersion': 'what sites show is public',
  'showcase/delivery/served-slots.queries.ts#listAlertBanners': 'what sites show is public',
  'showcase/delivery/served-slots.queries.ts#countEvent':
    'what sites tell is public; each name is signed',
  'showcase/delivery/served-slots.queries.ts#findClickTarget':
    'what sites tell is public; each name is signed',
  'showcase/delivery/slot-proofs.queries.ts#openProof': 'the token of the link is the proof',
  'people/users/user.store.ts#listExternalProfiles':
    'profiles at an outside platform are no record of ours',
};

/** Queries that read and take neither `Rows` nor a `Seer`: whoever calls them forgets whose rows they are. */
export function findUnfiltered(root: string, allowed = withoutRows): string[] {
  const used = new Set<string>();
  const problems = listFiles(root, 'server/src')
    .filter((path) => /\.(queries|store)\.ts$/.test(path) && !isTestCode(path))
    .flatMap((path) => {
      const short = path.slice('server/src/'.length);
      return unfilteredIn(readFileSync(join(root, path), 'utf8')).flatMap((name) => {
        const key = [short, `${short}#${name}`].find((each) => each in allowed);
        if (key) used.add(key);
        return key
          ? []
          : [
              `${path}: ${name} reads, but is not told whose rows its caller may see (Rows or Seer)`,
            ];
      });
    });
  const idle = Object.keys(allowed).filter((key) => !used.has(key));
  return [...problems, ...idle.map((key) => `scripts/check-rows.ts: ${key} needs no exception`)];
}

function unfilteredIn(code: string): string[] {
  const { program } = parseSync('queries.ts', code);
  return (program.body as unknown as Node[])
    .flatMap(functionsIn)
    .filter(({ body }) => reads(body))
    .filter(({ params }) => !params.some((param) => isToldRows(param)))
    .map(({ name }) => name);
}

interface Declared {
  name: string;
  params: Node[];
  body: Node;
}

function functionsIn(statement: Node): Declared[] {
  const declared = isNode(statement.declaration) ? statement.declaration : statement;
  if (declared.type === 'FunctionDeclaration') return [asDeclared(declared.id, declared)];
  if (declared.type !== 'VariableDeclaration') return [];
  return (declared.declarations as Node[]).flatMap(({ id, init }) =>
    isNode(init) && /Function/.test(init.type) ? [asDeclared(id, init)] : [],
  );
}

const asDeclared = (id: unknown, { params, body }: Node): Declared => ({
  name: nameOf(id) ?? '',
  params: params as Node[],
  body: body as Node,
});

/** A parameter of type `Rows<…>` or `Seer`, or with one in it. */
const isToldRows = (param: Node) =>
  nodesIn(param).some(
    ({ type, typeName }) =>
      type === 'TSTypeReference' && ['Rows', 'Seer'].includes(nameOf(typeName) ?? ''),
  );

const isRead = /^\s*\(?\s*(select|with)\b[\s\S]*\bfrom\b/i;
const isWrite = /^\s*with\s+\w+\s+as\s+\(\s*(insert|update|delete)\b/i;
const readsNoTable = /\bfrom (generate_series|unnest)\b(?![\s\S]*\bjoin\b)/i;

/** Why only what a statement begins with: its parts, and what a write answers, are read by who begins one. */
const reads = (body: Node) =>
  nodesIn(body).some(({ type, quasi }) => {
    const text = type === 'TaggedTemplateExpression' ? textOf(quasi) : '';
    return isRead.test(text) && !isWrite.test(text) && !readsNoTable.test(text);
  });

const textOf = (quasi: unknown): string =>
  isNode(quasi)
    ? (quasi.quasis as Node[]).map(({ value }) => (value as { raw: string }).raw).join(' ')
    : '';

if (import.meta.main) conclude(findUnfiltered(projectRoot));
