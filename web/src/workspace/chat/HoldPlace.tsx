import { Component, type ReactNode, type RefObject } from 'react';

interface Props {
  box: RefObject<HTMLElement | null>;
  /** True if the newest message is on the page. */
  isAtEnd: boolean;
  children: ReactNode;
}

interface Place {
  row: Element;
  top: number;
}

/**
 * Keeps the rows in view where they are while pages come and go above and below them. Why a class: only a
 * class can look at the rows right before they change.
 */
export class HoldPlace extends Component<Props> {
  override getSnapshotBeforeUpdate({ box: { current }, isAtEnd }: Props): Place | null {
    // Why: at the newest message, the reader follows the conversation.
    if (!current || (isAtEnd && current.scrollTop > -1)) return null;
    const { top } = current.getBoundingClientRect();
    for (const row of current.querySelectorAll('li[id]')) {
      const at = row.getBoundingClientRect();
      if (at.bottom > top) return { row, top: at.top };
    }
    return null;
  }

  override componentDidUpdate(_: Props, _state: unknown, place: Place | null): void {
    const { current } = this.props.box;
    if (!current || !place?.row.isConnected) return;
    const moved = place.row.getBoundingClientRect().top - place.top;
    if (Math.abs(moved) >= 1) current.scrollTop += moved;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
