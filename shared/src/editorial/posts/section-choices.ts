import { newsSections } from '../../people/sites/news-sections.ts';
import { hiddenSections, type PostType, type Section } from './news-item.ts';

/** How the name of the section begins that a type belongs to by itself. */
const ownSection: Partial<Record<PostType, string>> = { charity: 'charity', place: 'city guide' };

const isNews = ({ title, parent_id }: Section) => title === 'News' && parent_id === null;
const placeOf = (title: string) => {
  const at = (newsSections as readonly string[]).indexOf(title);
  return at < 0 ? newsSections.length : at;
};

/**
 * The sections that a new post of a type is offered, in order (Spec, content 5): an article those of
 * its site's news, in the order of the section list; a charity or place every one that readers see.
 */
export function sectionChoices(type: PostType, sections: readonly Section[]): Section[] {
  if (type === 'charity' || type === 'place')
    return sections.filter(
      ({ title, parent_id }) => parent_id === null && !hiddenSections.includes(title.toUpperCase()),
    );
  const news = sections.find(isNews)?.id;
  return sections
    .filter(({ parent_id }) => parent_id !== null && parent_id === news)
    .sort((a, b) => placeOf(a.title) - placeOf(b.title) || a.title.localeCompare(b.title));
}

/** The section that is chosen at first, or null: the one of the same name, else the type's own. */
export function defaultSection(
  type: PostType,
  choices: readonly Section[],
  preferred?: string,
): number | null {
  const named = choices.find(({ title }) => title === preferred);
  const own = ownSection[type];
  const ofType = own && choices.find(({ title }) => title.toLowerCase().includes(own));
  return (named ?? (ofType || null))?.id ?? null;
}
