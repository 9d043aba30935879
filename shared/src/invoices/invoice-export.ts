/** The columns of the file of approved invoices, in their order (Spec, showcase 9). */
export const exportHeadings = [
  'Contributor',
  'Editor',
  'Date',
  'Month',
  'Year',
  'Amount',
  'Description',
  'Site',
  'Is Approved',
  'Editor Comments',
] as const;
