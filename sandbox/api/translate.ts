import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { validate } from '../catalog/read-data.ts'
import { text } from '../catalog/wording/text.ts'
import type { StoreView } from '../store-views.ts'

const FILE = join(import.meta.dirname, '../data/texts.yaml')
const TEXTS = validate(parse(readFileSync(FILE, 'utf8')), z.record(z.string(), z.record(z.string(), text)), 'texts')

/**
 * Returns a platform text in the language of the store view.
 * @param name in the data: 'mail.order'
 * @param values by name, inserted for `{name}`
 */
export function translate(view: StoreView, name: string, values: Readonly<Record<string, string | number>> = {}): string {
  const [group = '', key = ''] = name.split('.')
  const words = TEXTS[group]?.[key]
  if (!words) throw new Error(`There is no text ${name}`)
  return words[view.language].replace(/\{(\w+)\}/g, (_, value: string) => String(values[value] ?? ''))
}

/** Returns the URL of a store view's pages, without a trailing slash. @param shopUrl origin of the shop */
export const homeUrl = ({ code }: StoreView, shopUrl: string): string => (code === 'default' ? shopUrl : `${shopUrl}/${code}`)
