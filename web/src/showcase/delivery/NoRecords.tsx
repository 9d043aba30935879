import { NoRows } from '../../platform/lists/NoRows.tsx';

/** A showcase list without rows (Spec, showcase 2). */
export const NoRecords = () => <NoRows none="No records found." />;
