import type { Namespace } from '../messages/messages.types.ts'

export type LayoutName = 'default' | 'minimal' | 'empty'

/** What the frame knows of a screen before its code is there. */
export interface ScreenHandle {
  /** Name in the route table of the specification. */
  readonly name: string
  readonly layout: LayoutName
  /** Source of the screen's code. */
  readonly source: string
  /** What it says; fetched with its code. */
  readonly messages: readonly Namespace[]
}

/** The screen's handle among the handles of matched routes; the innermost stands last. */
export function screenHandle(handles: readonly unknown[]): ScreenHandle | undefined {
  return handles.findLast(isScreenHandle)
}

const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === 'object' &&
  handle !== null &&
  'name' in handle &&
  'layout' in handle &&
  'source' in handle &&
  'messages' in handle
