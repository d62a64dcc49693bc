import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { ShopInfo, StoreViewInfo } from '#schema/page.types.ts'
import { isCampaignParameter, pageParameters } from '#schema/rules/page-parameters.ts'
import { Dialog } from '../../../../components/dialog/index.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { showLanguages } from '../languages.ts'
import { counterparts, type FindCounterpart } from './counterpart.ts'
import styles from './languages-dialog.module.css'

/** Lists the store views, each in its own language. Choosing one loads a new document. @source SCREEN-21, VIEW-3 */
export function LanguagesDialog() {
  const words = useMessages('shell').languages
  const shop = useShop()
  const { known, find } = useCounterparts(shop)
  /** @param address of this page in the store view; null if it has none, undefined until known */
  const toUrl = (view: StoreViewInfo, address: string | null | undefined) => {
    const isSameCurrency = view.currency === shop.money.currency
    return address ? carryChoices({ address, isSameCurrency }, location) : view.home
  }
  /** A click before the lookup has finished waits for it. */
  const follow = (event: MouseEvent, view: StoreViewInfo) => {
    if (known.has(view.code) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void find(view).then((address) => location.assign(toUrl(view, address)))
  }
  return (
    <Dialog kind="card" title={words.title} onClose={() => showLanguages(false)}>
      <p>{words.hint}</p>
      <ul className={styles.views}>
        {shop.storeViews?.map((view) => (
          <li key={view.code}>
            <a
              href={toUrl(view, known.get(view.code))}
              onClick={(event) => follow(event, view)}
              lang={view.language}
              hrefLang={view.language}
              aria-current={view.basePath === shop.basePath && view.home.startsWith('/') ? 'true' : undefined}
              className={styles.view}
            >
              <strong>{ownName(view)}</strong>
              <span>
                {view.name}, {view.currency}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** 'Deutsch' for 'de-DE' */
function ownName({ language }: StoreViewInfo): string {
  const [code = language] = language.split('-')
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The longest a click waits for the lookup. */
const TIMEOUT_MS = 3_000

const findNothing: FindCounterpart = async () => null

interface Counterparts {
  /** URLs of the current page by store view code; null if it has none; missing until known. */
  readonly known: ReadonlyMap<string, string | null>
  readonly find: FindCounterpart
}

/** Looks up the current page in each store view. */
function useCounterparts({ storeViews, basePath, origin }: Pick<ShopInfo, 'storeViews' | 'basePath' | 'origin'>): Counterparts {
  const [known, setKnown] = useState<Counterparts['known']>(new Map())
  const find = useRef(findNothing)
  useEffect(() => {
    const unmount = new AbortController()
    const signal = AbortSignal.any([unmount.signal, AbortSignal.timeout(TIMEOUT_MS)])
    find.current = counterparts(location.pathname, { basePath, origin }, signal)
    for (const view of storeViews ?? []) {
      void find.current(view).then((address) => {
        if (!unmount.signal.aborted) setKnown((before) => new Map(before).set(view.code, address))
      })
    }
    return () => unmount.abort()
  }, [storeViews, basePath, origin])
  return { known, find: (view) => find.current(view) }
}

/** Dropped if the currency changes. */
const AMOUNTS = new Set(['price'])

/** Never sent to another host. */
const SECRETS = new Set(['token', 'email'])

interface Target {
  /** URL of the same page in another store view, without a query; absolute on another host. */
  readonly address: string
  readonly isSameCurrency: boolean
}

/**
 * The URL of the same page in another store view, with the shopper's search, filters, sort order, page, variant and hash. The other page
 * ignores unknown values.
 * @source VIEW-40
 */
export function carryChoices({ address, isSameCurrency }: Target, { search, hash }: Pick<Location, 'search' | 'hash'>): string {
  const isOtherHost = !address.startsWith('/')
  const kept = pageParameters(new URLSearchParams(search)).filter(
    ([name]) => !isCampaignParameter(name) && (isSameCurrency || !AMOUNTS.has(name)) && !(isOtherHost && SECRETS.has(name)),
  )
  const query = new URLSearchParams(kept.map(([name, value]) => [name, value]))
  return address + (query.size > 0 ? `?${query}` : '') + hash
}
