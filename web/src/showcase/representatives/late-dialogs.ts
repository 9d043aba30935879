import { late } from '../../platform/ui/late.tsx';

// Why late: forms are needed only in dialogs.
export const CreateDialog = late(
  async () => (await import('./CreateRepresentativeDialog.tsx')).CreateRepresentativeDialog,
);
export const EditDialog = late(
  async () => (await import('./EditRepresentativeDialog.tsx')).EditRepresentativeDialog,
);
