import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import type { z } from 'zod'
import type { CONTENT_FILES } from '../../bff/config/shop-files.ts'

type Files = typeof CONTENT_FILES
type PartOf<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: PartOf<Value[Key]> }
    : Value
type ChangesOf<File extends keyof Files> = PartOf<z.input<Files[File]>>

/** Settings that differ from the demo shop's. Lists are replaced, other values are merged. */
export interface ContentChanges {
  readonly shop?: ChangesOf<'shop/default.yaml'>
  readonly settings?: ChangesOf<'shop/settings.yaml'>
  readonly storeViews?: ChangesOf<'shop/store-views.yaml'>
}

const FILES: Readonly<Record<keyof ContentChanges, keyof Files>> = {
  shop: 'shop/default.yaml',
  settings: 'shop/settings.yaml',
  storeViews: 'shop/store-views.yaml',
}

const root = join(import.meta.dirname, '../..')
const demo = join(root, 'bff/content')

/**
 * Writes a content folder: the demo shop's with other settings. Equal changes share a folder, which is kept for the next run.
 * @returns the environment variable that names the folder
 */
export function contentWith(changes: ContentChanges): { readonly CONTENT_DIR: string } {
  const hash = createHash('sha256').update(demoFingerprint()).update(JSON.stringify(changes)).digest('hex').slice(0, 16)
  const folder = join(root, '.cache/test-content', hash)
  if (existsSync(folder)) return { CONTENT_DIR: folder }
  const draft = `${folder}.${process.pid}`
  mkdirSync(join(root, '.cache/test-content'), { recursive: true })
  cpSync(demo, draft, { recursive: true })
  for (const [name, path] of Object.entries(FILES)) {
    const file = join(draft, path)
    writeFileSync(file, stringify(merge(parse(readFileSync(file, 'utf8')), changes[name as keyof ContentChanges] ?? {})))
  }
  publish(draft, folder)
  return { CONTENT_DIR: folder }
}

/** Several processes may write the same folder: the first one wins, and no process reads half of it. */
function publish(draft: string, folder: string): void {
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

function demoFingerprint(): string {
  const files = readdirSync(demo, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const hash = createHash('sha256')
  for (const { parentPath, name } of files) hash.update(join(parentPath, name)).update(readFileSync(join(parentPath, name)))
  return hash.digest('hex')
}

function merge(value: unknown, changes: unknown): unknown {
  if (!isRecord(value) || !isRecord(changes)) return changes
  return { ...value, ...Object.fromEntries(Object.entries(changes).map(([key, change]) => [key, merge(value[key], change)])) }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
