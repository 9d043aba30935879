import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from './release-contents.ts';
import { projectRoot } from './source-tree.ts';
import { toolEnvironment } from './tools.ts';

/** A section of the changelog: its heading, such as `1.0.0 (2026-11-27)`, and the lines below it. */
interface Section {
  heading: string;
  text: string;
}

const sectionsOf = (changelog: string): Section[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { heading, text: lines.join('\n').trim() };
    });

const lookFor = (sections: Section[], name: string) =>
  sections.find(({ heading }) => heading.split(' ')[0] === name);

/**
 * The changelog's section of a version. Refuses when there is none, and when changes wait under 'Unreleased', because the
 * release would hold them too. A preview is described by just these.
 */
export function notesOf(version: string, { isPreview = false, changelog = readChangelog() } = {}) {
  const sections = sectionsOf(changelog);
  const unreleased = lookFor(sections, 'Unreleased')?.text;
  if (isPreview) return `# Masthead ${version}\n\n${unreleased || 'No changes yet.'}\n`;
  const section = lookFor(sections, version);
  if (!section)
    throw new Error(
      `CHANGELOG.md has no section ${version}, which is the version in package.json. CONTRIBUTING.md says how a release is cut.`,
    );
  if (unreleased)
    throw new Error(
      `CHANGELOG.md has changes under Unreleased, so this is not ${version} any more. Give it a new version (CONTRIBUTING.md), or make a preview with --preview.`,
    );
  return `# Masthead ${section.heading}\n\n${section.text}\n`;
}

const readChangelog = () => readFileSync(join(projectRoot, 'CHANGELOG.md'), 'utf8');

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
}

interface Sbom {
  serialNumber: string;
  metadata: { timestamp: string; lifecycles: unknown; component: Record<string, unknown> };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/** What npm knows of every package that the product needs: license, checksum and what each needs. */
function readSbom(): Sbom {
  const options = ['--sbom-format', 'cyclonedx', '--package-lock-only'];
  const text = execFileSync('npm', ['sbom', ...options], {
    cwd: projectRoot,
    // Why: for production, npm leaves out what development needs too (npm 11.19).
    env: toolEnvironment({ NODE_ENV: '' }),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  return JSON.parse(text);
}

/** The bill of materials (CycloneDX) of a release: npm's, reduced to the packages that are in it. */
export function sbomOf(packages: Package[], { version, time }: { version: string; time: Date }) {
  const sbom = readSbom();
  const wanted = new Set(packages.map((each) => `${each.name}@${each.version}`));
  const components = sbom.components.filter((each) => wanted.has(each['bom-ref']));
  const listed = new Set(components.map((each) => each['bom-ref']));
  const missing = [...wanted].filter((each) => !listed.has(each));
  if (missing.length > 0)
    throw new Error(`package-lock.json does not list ${missing.join(', ')} for production.`);
  const product = `masthead@${version}`;
  const links = sbom.dependencies
    .filter(({ ref }) => listed.has(ref))
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((on) => listed.has(on)),
    }));
  const content = {
    ...sbom,
    metadata: {
      ...sbom.metadata,
      timestamp: time.toISOString(),
      lifecycles: [{ phase: 'build' }],
      component: {
        ...sbom.metadata.component,
        'bom-ref': product,
        type: 'application',
        name: 'masthead',
        version,
        purl: `pkg:npm/${product}`,
      },
    },
    components,
    dependencies: [{ ref: product, dependsOn: [...listed] }, ...links],
  };
  // Why not npm's: it is random, and the same sources make the same bytes.
  const { serialNumber: _, ...rest } = content;
  const hash = createHash('sha256').update(JSON.stringify(rest)).digest('hex');
  const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash)?.slice(1) ?? [];
  const [a, b, c, d, e] = parts;
  content.serialNumber = `urn:uuid:${a}-${b}-5${c}-8${d}-${e}`;
  return `${JSON.stringify(content, null, 2)}\n`;
}
