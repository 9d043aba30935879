import { useQuery } from '@tanstack/react-query';
import { useScreenParams } from '../app/links.tsx';
import { Loaded } from '../forms/Loaded.tsx';
import { FirmEditor } from './FirmEditor.tsx';
import { firmQuery } from './firm.queries.ts';

/** Spec, showcase 2: the form of one firm. */
export function FirmEditPage() {
  const { id } = useScreenParams('firmEdit');
  const query = useQuery(firmQuery(id));
  return (
    <Loaded screen="firmEdit" list="firmList" query={query}>
      {(firm) => <FirmEditor key={firm.id} firm={firm} />}
    </Loaded>
  );
}
