import type { Namespace } from '../messages/messages.types.ts'

export type LayoutName = 'default' | 'minimal' | 'empty'

/** Facts about a screen that are known before its code is loaded. */
export interface ScreenHandle {
  /** Name in the route table of the specification. */
  readonly name: string
  readonly layout: LayoutName
  /** Source of the screen's code. */
  readonly source: string
  /** Namespaces of its texts, fetched with its code. */
  readonly messages: readonly Namespace[]
}

/** The screen's handle among those of the matched routes, which are ordered from the outermost to the innermost. */
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
