import type { MouseEvent } from 'react'
import type { StoreViewInfo } from '#schema/page.types.ts'
import { Dialog } from '../../../../components/dialog/index.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { showLanguages } from '../languages.ts'
import { carryChoices } from './carry-choices.ts'
import styles from './languages-dialog.module.css'
import { useCounterparts } from './use-counterparts.ts'

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
    <Dialog kind="card" title={words.title} closeLabel={words.close} onClose={() => showLanguages(false)}>
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
