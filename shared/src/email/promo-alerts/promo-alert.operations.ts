import { campaignLists } from '../campaigns/campaign-lists.ts';
import { promoAlertRow } from './promo-alert.ts';

const lists = campaignLists({
  list: 'promoAlerts',
  remove: 'deletePromoAlert',
  noun: 'promo alert',
  plural: 'promo alerts',
  listedOn: ['promoAlertList'],
  editedOn: ['promoAlertEdit'],
  row: promoAlertRow,
});

/** List, search and delete of promo alerts, by their names in the API. */
export const promoAlertOperations = {
  promoAlerts: lists.list,
  deletePromoAlert: lists.remove,
};
