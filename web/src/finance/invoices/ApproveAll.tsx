import { Button, Group, Text } from '@mantine/core';
import { amountText } from '@masthead/shared/finance/invoices/amount.ts';
import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import type { InvoiceWishes } from '@masthead/shared/finance/invoices/invoice.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../platform/api/call.ts';
import { DialogFrame } from '../../platform/ui/DialogFrame.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import type { useDecisions } from './use-decisions.ts';

interface Props {
  /** How many invoices match the filter. */
  matching: number;
  wishes: InvoiceWishes;
  decisions: ReturnType<typeof useDecisions>;
  onDone: () => void;
}

/** Approves every invoice of the filter, after showing their count and total. */
export function ApproveAll({ matching, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        Approve all {matching.toLocaleString('en-US')} matching
      </Button>
      {isOpen && <ApproveAllDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const count = (number: number) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? 'invoice' : 'invoices'}`;

type DialogProps = Omit<Props, 'matching'> & { onClose: () => void };

function ApproveAllDialog({ wishes, decisions: { approveAll }, onDone, onClose }: DialogProps) {
  const query = useQuery({
    ...queryOf(invoiceEndpoints.approvable, { body: wishes }),
    // Why: the figures must match what is approved; they are counted when the dialog opens and never cached.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    meta: { isQuiet: true },
  });
  const { data, error, isFetching } = query;
  const onApprove = () => {
    if (data && !approveAll.isPending)
      approveAll.mutate(
        { wishes, seen: data.seen },
        {
          onSuccess: () => {
            onDone();
            onClose();
          },
        },
      );
  };
  return (
    <DialogFrame title="Approve all matching invoices" size={480} onClose={onClose}>
      {error && (
        <Trouble error={error} onRetry={() => void query.refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && (
        <Text my={14} role="status">
          Counting invoices…
        </Text>
      )}
      {!error && data && (
        <>
          <Text my={14}>
            {data.count === 0 ? (
              invoiceMessages.noneMatch
            ) : (
              <strong>
                {count(data.count)} · {amountText(data.amount)}
              </strong>
            )}
          </Text>
          {data.leftOut > 0 && <Text my={14}>{invoiceMessages.leftOut(data.leftOut)}</Text>}
          {approveAll.error && (
            <Text my={14} role="alert">
              {approveAll.error.message}
            </Text>
          )}
        </>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={approveAll.isPending}
          disabled={!data || data.count === 0 || isFetching || error !== null}
          onClick={onApprove}
        >
          {data && data.count > 0 ? `Approve ${count(data.count)}` : 'Approve'}
        </Button>
      </Group>
    </DialogFrame>
  );
}
