import type { ShopInfo } from '#schema/page.types.ts'

/** The database that holds the tasks, and the prefix of the store view that receives them. */
export type TaskPlace = Pick<ShopInfo, 'deviceDatabase' | 'basePath'>

const TAG = /^tasks of ([\w-]{1,100}) to (\/[a-z][a-z0-9_-]*)?$/

/** The tag of a background sync; one per store view. */
export const toTag = ({ deviceDatabase, basePath }: TaskPlace): string => `tasks of ${deviceDatabase} to ${basePath}`

/** The place a tag names; null for any other tag. */
export function decodeTag(tag: string): TaskPlace | null {
  const [, deviceDatabase, basePath = ''] = TAG.exec(tag) ?? []
  return deviceDatabase === undefined ? null : { deviceDatabase, basePath }
}

/** Message with which the worker tells open pages to send queued tasks. */
export const SEND_TASKS = 'send what waits'
