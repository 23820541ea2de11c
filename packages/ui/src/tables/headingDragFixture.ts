import { fireEvent } from 'storybook/test';

/** Drags the heading of a column to another. */
export async function dragHeading(from: HTMLElement | undefined, to: HTMLElement | undefined): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const [element, type] of [
    [from?.querySelector('[draggable="true"]'), 'dragstart'],
    [to, 'dragover'],
    [to, 'drop'],
    [from, 'dragend'],
  ] as const)
    await fireEvent(element as Element, new DragEvent(type, { bubbles: true, dataTransfer }));
}
