import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { conclude, isTestCode, listFiles, projectRoot } from './source-tree.ts';
import { isNode, type Node, nameOf, nodesIn } from './syntax-tree.ts';

/**
 * Queries without a row filter for their caller, each with its reason. A file name covers all of its queries;
 * `file#query` covers one.
 */
const withoutRows: Record<string, string> = {
  'platform/access/attempts.queries.ts': 'counts attempts before sign-in',
  'platform/access/session.queries.ts': 'identifies the caller',
  'platform/access/second-factor.queries.ts': 'names the caller, or everyone for the operator',
  'platform/access/passkey.queries.ts': 'names the caller, or identifies them',
  'platform/access/api-token.queries.ts': 'identifies the caller',
  'workspace/webhooks/deliveries.queries.ts': 'background job',
  'workspace/webhooks/webhooks.queries.ts': 'webhooks of the whole product; admins only',
  'people/api-tokens/api-tokens.queries.ts': 'tokens of the whole product; admins only',
  'people/sign-in/auth.queries.ts#findAccount': 'identifies the caller',
  'people/sign-in/auth.queries.ts#findEnabledByEmail': 'identifies the caller',
  'people/sign-in/auth.queries.ts#listRoles': 'the roles of who signs in, by the provider’s groups',
  'people/sign-in/auth.queries.ts#lockRoles': 'the roles of who signs in, by the provider’s groups',
  'people/sign-in/auth.queries.ts#hasOtherAdmin':
    'the roles of who signs in, by the provider’s groups',
  'people/sign-in/auth.queries.ts#countResetRequest': 'authorized by the token in the email',
  'people/sign-in/auth.queries.ts#findAddressee': 'authorized by the token in the email',
  'people/sign-in/auth.queries.ts#lockAddressee': 'authorized by the token in the email',
  'people/sign-in/auth.queries.ts#countResets': 'authorized by the token in the email',
  'people/sign-in/auth.queries.ts#findResetOwner': 'authorized by the token in the email',
  'platform/retention/retention.queries.ts': 'old rows of the whole product; admins only',
  'workspace/history/old-trash.queries.ts': 'old rows of the whole product; admins only',
  'email/mailings/old-deliveries.queries.ts#countOldDeliveries':
    'old rows of the whole product; admins only',
  'email/mailings/old-deliveries.queries.ts#oldDeliveries':
    'old rows of the whole product; admins only',
  'email/mailings/old-deliveries.queries.ts#areDeliveriesGone':
    'follows findCampaign, which takes the caller',
  'people/users/demanded-factors.queries.ts': 'a setting, not records; admins only',
  'people/users/operate-accounts.queries.ts': 'the operator, who has the database',
  'editorial/authors/author.store.ts#findOrAddOwnAuthor': 'finds the caller’s own author',
  'editorial/authors/author.store.ts#findOrAddAuthors':
    'turns names into bylines, which are public',
  'workspace/calendar/calendar-link.store.ts#insertLink': 'counts the caller’s own records',
  'email/campaigns/campaign.store.ts#listUnsettled': 'background job',
  'email/campaigns/campaign.store.ts#countTestEmails': 'counts the caller’s own requests',
  'email/campaigns/drift.queries.ts#beforeOf': 'part of listListingsThen, which takes the caller',
  'platform/outside/look-ups.queries.ts#findLookUps': 'responses of other sites, not records',
  'platform/outside/look-ups.queries.ts#listWaiting': 'responses of other sites, not records',
  'email/campaigns/preflight.queries.ts#listAccepted':
    'follows findCampaign, which takes the caller',
  'email/campaigns/release.queries.ts':
    'follows lockCampaign and findCampaign, which take the caller',
  'platform/backup/backups.queries.ts': 'the state of backups, not records',
  'platform/backup/restoring.queries.ts': 'runs at startup, before anyone signs in',
  'platform/backup/tables.queries.ts': 'copies whole tables for the operator, who has the database',
  'platform/metrics/figures.queries.ts': 'counts for the operator, not records',
  'platform/system/system.queries.ts': 'the state of the installation; admins only',
  'platform/db/schema-parts.queries.ts': 'the schema, not records',
  'platform/integrations/files/files-folder.queries.ts': 'runs at startup, before anyone signs in',
  'email/templates/email-template.store.ts#listReplyTo':
    'checks DNS for the operator, who has the database',
  'platform/db/data-moves.queries.ts': 'not a record',
  'platform/db/migrations.queries.ts': 'runs at startup, before anyone signs in',
  'platform/db/first-start.queries.ts': 'runs at startup, before anyone signs in',
  'platform/db/secrets.queries.ts': 'not a record',
  'platform/access/erased.queries.ts': 'keyed hashes, not records',
  'platform/backup/erasures.queries.ts':
    'copies whole tables for the operator, who has the database',
  'workspace/audit/audit.queries.ts': 'the history of the whole product; admins only',
  'workspace/personal-data/erase-rows.queries.ts': 'one person’s data in every table; admins only',
  'workspace/personal-data/erasure.queries.ts': 'requests of the whole product; admins only',
  'workspace/personal-data/replay.queries.ts': 'the operator, who has the database',
  'workspace/home/desk.queries.ts#findMailPerson': 'finds the recipient of the email',
  'finance/invoices/decisions.queries.ts#listEndedSittings':
    'finds whom to tell of their own invoices',
  'finance/invoices/decisions.queries.ts#takeSitting': 'takes what one contributor is told',
  'platform/notices/notice-choice.store.ts#mailChoiceOf':
    'the setting of the recipient of an email',
  'platform/notices/notice-mail.queries.ts#listDueMails':
    'finds whom to email their own notifications',
  'platform/notices/notice-mail.queries.ts#listMailed': 'the recipient’s own notifications',
  'workspace/home/desk.queries.ts#counted':
    'counts the results of a query that takes the row filter',
  'workspace/history/copies.queries.ts': 'follows existsRecord, which takes the caller',
  'platform/history/history.queries.ts#findRow': 'follows existsRecord, which takes the caller',
  'platform/history/history.queries.ts#listActivity':
    'admins only; related records go through their row filter',
  'platform/history/history.queries.ts#listAlike':
    'admins only; related records go through their row filter',
  'platform/history/history.queries.ts#findPartOwners':
    'locates changes that the caller already has',
  'platform/history/history.queries.ts#findSessionPeople': 'names people in Activity; admins only',
  'platform/http/idempotency.queries.ts': 'filters by the caller',
  'platform/images/images.queries.ts#countRecentImages': 'counts the caller’s own uploads',
  'platform/images/images.queries.ts#findImage': 'image addresses are public',
  'platform/images/images.queries.ts#listHosted': 'image addresses are public',
  'platform/images/images.queries.ts#findUploaded':
    'looks up an address that only its uploader knows',
  'platform/imports/import-changes.queries.ts#lastChanges':
    'runs an import that was authorized when it started',
  'platform/imports/import-changes.queries.ts#countPosts':
    'runs an import that was authorized when it started',
  'platform/imports/import-changes.queries.ts#findPiece':
    'runs an import that was authorized when it started',
  'platform/imports/import.store.ts#findTask': 'runs an import that was authorized when it started',
  'platform/imports/import.store.ts#listWaiting': 'background job',
  'platform/imports/pictures.queries.ts': 'runs an import that was authorized when it started',
  'platform/jobs/failed-jobs.queries.ts': 'the job system; its calls are for admins only',
  'platform/jobs/begun.queries.ts': 'internal to the job system, which has no callers',
  'platform/system/read-only.store.ts':
    'a setting, not records; its reader is the product, or an admin',
  'platform/records/records.queries.ts#answered': 'answers with the row that the statement writes',
  'platform/jobs/workers.queries.ts': 'checks whether a worker runs; not a record',
  'editorial/posts/comments.queries.ts#listThreads':
    'follows findEditedPost, which takes the caller',
  'editorial/posts/suggestions.queries.ts': 'follows findEditedPost, which takes the caller',
  'editorial/posts/together.queries.ts': 'follows findEditedPost, which takes the caller',
  'platform/live/openings.queries.ts':
    'follows findEditedPost or loadCampaign, which take the caller',
  'email/mailchimp/mailchimp-requests.queries.ts':
    'internal to the mail provider, which has no callers',
  'email/mailchimp/mailchimp.store.ts#findAccount': 'the single Mailchimp account; admins only',
  'email/mailchimp/mailchimp.store.ts#isOwnAudience': 'the single Mailchimp account; admins only',
  'email/mailchimp/mailchimp.store.ts#countMailchimpUse':
    'the single Mailchimp account; admins only',
  'email/mailings/bounces.queries.ts': 'bounce reports, identified by a signed address',
  'email/mailings/counts.queries.ts': 'counts opens and clicks without identifying readers',
  'email/mailings/ledger.queries.ts': 'internal to the mail provider, which has no callers',
  'email/mailings/mailings.queries.ts':
    'internal to the mail provider, and links with their own token',
  'email/mailings/sends.queries.ts':
    'internal to the mail provider; the caller has loaded the email through its row filter',
  'email/mailings/senders.queries.ts#secondsToNext':
    'internal to the mail provider, which has no callers',
  'email/mailings/results.queries.ts#sumCounts':
    'internal to the mail provider, which has no callers',
  'email/mailings/results.queries.ts#listCounts': 'follows listCampaigns, which takes the caller',
  'email/mailings/results.queries.ts#listLinks': 'follows findCampaign, which takes the caller',
  'email/mailings/senders.queries.ts#isAlone':
    'internal to the mail provider, which has no callers',
  'email/mailings/senders.queries.ts#listToShare':
    'internal to the mail provider, which has no callers',
  'editorial/posts/add-posts.queries.ts#insertRows': 'checks that slugs are unique across a site',
  'editorial/posts/edited-post.queries.ts#listDue': 'background job',
  'editorial/posts/imported-texts.queries.ts#lockPictured':
    'runs an import that was authorized when it started',
  'editorial/posts/imported-texts.queries.ts#takePhotosBack':
    'runs an import that was authorized when it started',
  'editorial/posts/revisions.queries.ts#findPlan': 'follows findEditedPost, which takes the caller',
  'editorial/posts/workflow.queries.ts#findWorkflow':
    'follows findEditedPost, which takes the caller',
  'editorial/posts/workflow.queries.ts#listMoves': 'follows findEditedPost, which takes the caller',
  'editorial/posts/workflow.queries.ts#onItsWay': 'part of searchNewsItems, which takes the caller',
  'editorial/posts/revisions.queries.ts#hasRevisions': 'follows openPost, which takes the caller',
  'platform/images/library.queries.ts': 'photo addresses are public',
  'editorial/photos/photo.store.ts#readUses': 'takes the caller’s row filter',
  'editorial/photos/photo.store.ts#findFetched': 'background job',
  'editorial/photos/photo.store.ts#saveFetched': 'background job',
  'editorial/public-posts/public-posts.queries.ts#findPhotosets': 'data that public sites show',
  'editorial/public-posts/preview-links.queries.ts#findPreviewLink':
    'authorized by the token in the link',
  'editorial/public-posts/public-posts.queries.ts#findPageSite': 'data that public sites show',
  'editorial/public-posts/public-posts.queries.ts#findLinked': 'data that public sites show',
  'editorial/public-posts/public-posts.queries.ts#listAddressed': 'data that public sites show',
  'editorial/public-posts/public-posts.queries.ts#findMoved': 'data that public sites show',
  'editorial/public-posts/public-posts.queries.ts#listPublished': 'data that public sites show',
  'editorial/public-posts/public-posts.queries.ts#listSiteSections': 'data that public sites show',
  'editorial/public-posts/content.queries.ts': 'data that public sites show',
  'editorial/public-posts/sitemaps.queries.ts': 'data that public sites show',
  'editorial/public-posts/views.queries.ts': 'counts reader activity on public pages',
  'showcase/delivery/served-slots.queries.ts#firmsOfSlot': 'data that public sites show',
  'showcase/delivery/served-slots.queries.ts#listingsOfSlot': 'data that public sites show',
  'showcase/delivery/served-slots.queries.ts#findServedSlots': 'data that public sites show',
  'showcase/delivery/served-slots.queries.ts#findActiveSlotIds': 'data that public sites show',
  'showcase/delivery/served-slots.queries.ts#findSiteZone': 'data that public sites show',
  'showcase/delivery/served-slots.queries.ts#readShowcaseVersion': 'data that public sites show',
  'showcase/delivery/served-slots.queries.ts#listAlertBanners': 'data that public sites show',
  'showcase/delivery/reader-events.queries.ts':
    'counts what readers of public sites did, authorized by the token of the slot',
  'showcase/delivery/served-slots.queries.ts#findClickTarget':
    'public reports from sites, with signed names',
  'showcase/delivery/slot-proofs.queries.ts#openProof': 'authorized by the token in the link',
  'people/users/user.store.ts#listExternalProfiles':
    'profiles on an external platform, not our records',
};

/** Queries that read rows without a row filter (`Rows` or `Seer`). */
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
          : [`${path}: ${name} queries rows without taking the caller's row filter (Rows or Seer)`];
      });
    });
  const idle = Object.keys(allowed).filter((key) => !used.has(key));
  return [
    ...problems,
    ...idle.map((key) => `scripts/check-rows.ts: ${key} no longer needs an exception`),
  ];
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

/** A parameter of type `Rows<…>` or `Seer`, or a type that contains one. */
const isToldRows = (param: Node) =>
  nodesIn(param).some(
    ({ type, typeName }) =>
      type === 'TSTypeReference' && ['Rows', 'Seer'].includes(nameOf(typeName) ?? ''),
  );

const isRead = /^\s*\(?\s*(select|with)\b[\s\S]*\bfrom\b/i;
const isWrite = /^\s*with\s+\w+\s+as\s+\(\s*(insert|update|delete)\b/i;
const readsNoTable = /\bfrom (generate_series|unnest)\b(?![\s\S]*\bjoin\b)/i;

/**
 * Why only the start of a statement: its fragments, and the rows returned by a write, belong to the statement's caller.
 */
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
