import { z } from 'zod'
import { SWITCHES } from '#schema/rules/constants.ts'
import { sitePages, siteTexts } from './shop.ts'
import { DEFAULT_VIEW_ID, defaultStoreView, defaultViewSettings, type StoreViewConfig } from './store-view.ts'
import { isHost } from './values/hosts.ts'
import { currency, moneyFormat, priceRanges } from './values/money.ts'
import { indexName } from './values/names.ts'
import { country, locale } from './values/places.ts'
import { timeZone } from './values/plain.ts'
import { setting } from './values/setting.ts'

/** First path segments that are already in use. */
const TAKEN =
  /^(?:default|c|p|i|api|app-shell|assets|cart|checkout|compare|contact|graphi?ql|health|img|invalidate|media|sandbox|search|web|wishlist)$/

const FurtherView = z
  .strictObject({
    code: setting(
      z
        .string()
        .regex(/^[a-z][a-z0-9_-]{0,31}$/, 'has to be lower-case letters, digits, - and _')
        .refine((code) => !TAKEN.test(code), 'is already the first part of other paths'),
      "The platform's code of the store view, and the prefix of its paths",
    ),
    id: setting(z.int().min(1), "The platform's id of the store view"),
    name: setting(z.string().trim().min(1).max(60), 'Name that shoppers see'),
    language: setting(locale, 'Language tag of its texts'),
    locale: setting(locale, 'Language tag that numbers and money are formatted by'),
    currency: setting(currency, 'Currency of ISO 4217'),
    country: setting(country, 'Country of ISO 3166-1 whose tax guests pay'),
    dateFormat: setting(
      z.string().regex(/^(?=.*YYYY)[DMYHm :./,-]{8,40}$/, 'has to be a pattern such as HH:mm D/M/YYYY'),
      'Pattern of dates with a time: `HH:mm D/M/YYYY`',
    ),
    timeZone: setting(timeZone.optional(), 'Time zone', "the default view's"),
    priceRanges: setting(priceRanges.optional(), 'Bounds of the price facet in its currency', "the default view's"),
    index: setting(indexName.optional(), 'Search index', '`PLATFORM_INDEX`, `_` and the code'),
    host: setting(
      z
        .string()
        .toLowerCase()
        .refine((host) => isHost(host) && !host.includes(':'), 'has to be the name of a host, without a port')
        .nullable()
        .default(null),
      'Host name of its own',
    ),
    appendStoreCode: setting(z.boolean().default(true), 'Its paths start with its code; `false` needs a `host`'),
    texts: setting(siteTexts.optional(), 'Texts as in `shop/default.yaml`', "the default view's"),
    pages: setting(sitePages.optional(), 'Linked pages as in `shop/default.yaml`', "the default view's"),
  })
  .refine(({ host, appendStoreCode }) => appendStoreCode || host !== null, 'needs a host if its paths do not start with its code')

/** `shop/store-views.yaml` of the content: currencies, countries and languages. @source VIEW-1, VIEW-2, VIEW-4, LOCALE-5 */
export const StoreViews = z
  .strictObject({
    default: defaultViewSettings.prefault({}),
    open: setting(
      z.array(z.string()).default([]),
      'Codes of the store views under `further` that shoppers can use, in the order they are offered: `[de, it]`',
    ),
    commonCaches: setting(
      z.boolean().default(SWITCHES.commonCaches),
      'All store views share what a browser stores, which is right if they show the same catalogue in one language and currency',
    ),
    further: setting(z.array(FurtherView).max(50).default([]), 'Store views in addition to the default one'),
  })
  .superRefine(({ open, further }, context) => {
    const codes = further.map(({ code }) => code)
    const ids = [DEFAULT_VIEW_ID, ...further.map(({ id }) => id)]
    for (const [i, code] of open.entries()) {
      const wrong = codes.includes(code) ? open.indexOf(code) < i && 'is listed twice' : `is not one of ${codes.join(', ')}`
      if (wrong) context.addIssue({ code: 'custom', path: ['open', i], message: `${JSON.stringify(code)} ${wrong}` })
    }
    for (const [i, { code, id }] of further.entries()) {
      if (codes.indexOf(code) < i) context.addIssue({ code: 'custom', path: ['further', i, 'code'], message: 'is used twice' })
      if (ids.indexOf(id) <= i)
        context.addIssue({ code: 'custom', path: ['further', i, 'id'], message: 'is the id of another store view' })
    }
  })

/** The open store views; the default one comes first. @param index search index of the default view */
export function storeViews(settings: z.output<typeof StoreViews>, index: string): readonly StoreViewConfig[] {
  const defaultView = defaultStoreView(settings.default, index)
  const open = settings.open.flatMap((code) => settings.further.filter((view) => view.code === code))
  return [defaultView, ...open.map((view) => furtherView(view, defaultView))]
}

function furtherView(view: z.output<typeof FurtherView>, defaultView: StoreViewConfig): StoreViewConfig {
  const { code, id, name, host, language, dateFormat, texts, pages } = view
  return {
    code,
    id,
    name,
    host,
    language,
    locale: view.locale,
    dateFormat,
    index: view.index ?? `${defaultView.index}_${code.replaceAll('-', '_')}`,
    basePath: view.appendStoreCode ? `/${code}` : '',
    ...moneyFormat(view.locale, view.currency),
    taxCountry: view.country,
    timeZone: view.timeZone ?? defaultView.timeZone,
    priceRanges: view.priceRanges ?? defaultView.priceRanges,
    ...(texts && { texts }),
    ...(pages && { pages }),
  }
}
