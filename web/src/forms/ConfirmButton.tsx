import type { ComponentProps } from 'react';
import { confirm } from '../ui/confirm.tsx';
import { ActButton } from './ActButton.tsx';

interface Props extends Omit<ComponentProps<typeof ActButton>, 'onClick'> {
  /** What is asked: 'Are you sure?'; null asks nothing. */
  question: string | null;
  detail?: string;
  confirmLabel: string;
  isDangerous?: boolean;
  loading: boolean;
  onConfirm: () => void;
}

/** A button that asks first. Red is only in the question, not on the screen. */
export function ConfirmButton(props: Props) {
  const { question, detail, confirmLabel, isDangerous, onConfirm, ...button } = props;
  const onClick = async () => {
    if (question !== null) {
      const asked = { title: question, confirmLabel, isDangerous: isDangerous ?? false };
      if (!(await confirm(detail ? { ...asked, detail } : asked))) return;
    }
    onConfirm();
  };
  return <ActButton {...button} onClick={() => void onClick()} />;
}
