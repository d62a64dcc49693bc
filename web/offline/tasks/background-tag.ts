import type { ShopInfo } from '#schema/page.types.ts'

/** Whose tasks they are, and where they go to. */
export type TaskPlace = Pick<ShopInfo, 'deviceDatabase' | 'basePath'>

const TAG = /^tasks of ([\w-]{1,100}) to (\/[a-z][a-z0-9_-]*)?$/

/** What a browser is asked to remember of tasks that wait: there is one of each store view. */
export const tagOf = ({ deviceDatabase, basePath }: TaskPlace): string => `tasks of ${deviceDatabase} to ${basePath}`

/** The place that a tag names; null for any other tag. */
export function decodeTag(tag: string): TaskPlace | null {
  const [, deviceDatabase, basePath = ''] = TAG.exec(tag) ?? []
  return deviceDatabase === undefined ? null : { deviceDatabase, basePath }
}

/** What the worker tells the pages that are open: it is for them to send what waits. */
export const SEND_TASKS = 'send what waits'
