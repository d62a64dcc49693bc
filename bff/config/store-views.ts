import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { readContentFile } from './content-file.ts'
import { sitePages, siteTexts } from './shop.ts'
import type { StoreViewConfig } from './store-view.ts'
import { isHost } from './values/hosts.ts'
import { currency, listedPriceRanges, minorDigitsOf, writtenMoney } from './values/money.ts'
import { country, locale } from './values/places.ts'
import { list, timeZone } from './values/plain.ts'

/** First path segments that are already in use. */
const TAKEN =
  /^(?:default|c|p|i|api|app-shell|assets|cart|checkout|compare|contact|graphi?ql|health|img|invalidate|media|sandbox|search|web|wishlist)$/

const View = z
  .strictObject({
    code: z
      .string()
      .regex(/^[a-z][a-z0-9_-]{0,31}$/, 'has to be lower-case letters, digits, - and _')
      .refine((code) => !TAKEN.test(code), 'is the first part of other paths'),
    id: z.int().min(1),
    name: z.string().trim().min(1).max(60),
    language: locale,
    locale,
    currency,
    country,
    dateFormat: z.string().regex(/^(?=.*YYYY)[DMYHm :./,-]{8,40}$/, 'has to be a pattern such as HH:mm D/M/YYYY'),
    timeZone: timeZone.optional(),
    priceRanges: listedPriceRanges.optional(),
    index: z
      .string()
      .regex(/^[a-z0-9_]+$/)
      .optional(),
    host: z
      .string()
      .toLowerCase()
      .refine((host) => isHost(host) && !host.includes(':'), 'has to be the name of a host, without a port')
      .nullable()
      .default(null),
    appendStoreCode: z.boolean().default(true),
    texts: siteTexts.optional(),
    pages: sitePages.optional(),
  })
  .refine(({ host, appendStoreCode }) => appendStoreCode || host !== null, 'needs a host where its code does not stand in paths')

export const furtherStoreViewVariables = { STORE_VIEWS: list('') }

interface Settings {
  readonly codes: readonly string[]
  /** Folder of the shop's content. */
  readonly directory: string
  readonly defaultView: StoreViewConfig
}

/**
 * The store views in addition to the default one, in the order of STORE_VIEWS.
 * @throws ConfigError for an unknown code and for errors in the file
 * @source VIEW-1, VIEW-2, VIEW-4
 */
export function furtherStoreViews({ codes, directory, defaultView }: Settings): readonly StoreViewConfig[] {
  if (codes.length === 0) return []
  const path = join(directory, 'shop', 'store-views.yaml')
  if (!existsSync(path)) throw new ConfigError([`STORE_VIEWS: ${path} is not there; copy that of bff/content`])
  const { value, issues } = readContentFile(path, z.array(View).max(50))
  if (value === null) throw new ConfigError(issues.map((issue) => `STORE_VIEWS: ${issue}`))
  const views = codes.map((code) => value.find((view) => view.code === code) ?? code)
  const unknown = views.filter((view) => typeof view === 'string')
  const twice = codes.filter((code, index) => codes.indexOf(code) < index)
  const ids = [defaultView.id, ...views.flatMap((view) => (typeof view === 'string' ? [] : view.id))]
  const wrong = [
    ...unknown.map((code) => `STORE_VIEWS: ${JSON.stringify(code)} is none of ${value.map((view) => view.code).join(', ')}`),
    ...twice.map((code) => `STORE_VIEWS: ${JSON.stringify(code)} is named twice`),
    ...(new Set(ids).size < ids.length && twice.length === 0 ? ['STORE_VIEWS: two store views have the same id'] : []),
  ]
  if (wrong.length > 0) throw new ConfigError(wrong)
  return views.flatMap((view) => (typeof view === 'string' ? [] : storeView(view, defaultView)))
}

function storeView(view: z.output<typeof View>, defaultView: StoreViewConfig): StoreViewConfig {
  const { code, id, name, host, language, dateFormat, texts, pages } = view
  return {
    ...{ code, id, name, host, language, locale: view.locale, dateFormat },
    index: view.index ?? `${defaultView.index}_${code.replaceAll('-', '_')}`,
    basePath: view.appendStoreCode ? `/${code}` : '',
    currency: view.currency,
    minorDigits: minorDigitsOf(view.currency),
    ...writtenMoney(view.locale, view.currency),
    taxCountry: view.country,
    timeZone: view.timeZone ?? defaultView.timeZone,
    priceRanges: view.priceRanges ?? defaultView.priceRanges,
    ...(texts && { texts }),
    ...(pages && { pages }),
  }
}
