import { defaultUtm, type EmailStyle } from '@masthead/shared/email/campaigns/campaign.ts';
import type { Edition } from './campaign-kind.ts';

/** A template as it is looked up: by style and site. */
export interface TemplateChoice {
  id: number;
  description: string;
  category: string;
  siteId: number;
  isInUse: boolean;
}

/** The email template in use for a style on a site, or null (Spec, content 4). */
export const templateOf = (
  templates: readonly TemplateChoice[],
  style: EmailStyle,
  siteId: number | null | undefined,
): TemplateChoice | null =>
  templates.find((one) => one.isInUse && one.category === style && one.siteId === siteId) ?? null;

/** Another style brings its own email template, and its own UTM source unless one was written. */
export function changesForStyle<S extends EmailStyle>(
  values: Edition,
  style: S,
  templates: readonly TemplateChoice[],
) {
  const isDefault = values.utm.source === defaultUtm(values.style).source;
  return {
    style,
    emailTemplateId: templateOf(templates, style, values.siteId)?.id ?? null,
    ...(isDefault && { utm: { ...values.utm, source: defaultUtm(style).source } }),
  };
}

/** Another site brings its own email template. */
export const changesForSite = (
  values: Edition,
  siteId: number | null,
  templates: readonly TemplateChoice[],
) => ({ siteId, emailTemplateId: templateOf(templates, values.style, siteId)?.id ?? null });
