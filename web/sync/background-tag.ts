import type { ShopInfo } from '#schema/page.types.ts'

/** The owner of the tasks and their target. */
export type TaskPlace = Pick<ShopInfo, 'deviceDatabase' | 'basePath'>

const TAG = /^tasks of ([\w-]{1,100}) to (\/[a-z][a-z0-9_-]*)?$/

/** The tag under which the browser remembers queued tasks, one per store view. */
export const toTag = ({ deviceDatabase, basePath }: TaskPlace): string => `tasks of ${deviceDatabase} to ${basePath}`

/** The place a tag names; null for any other tag. */
export function decodeTag(tag: string): TaskPlace | null {
  const [, deviceDatabase, basePath = ''] = TAG.exec(tag) ?? []
  return deviceDatabase === undefined ? null : { deviceDatabase, basePath }
}

/** Message with which the worker tells open pages to send queued tasks. */
export const SEND_TASKS = 'send what waits'
