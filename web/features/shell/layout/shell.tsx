import type { MouseEvent } from 'react'
import { useNetwork } from '../../../api/use-network.ts'
import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/links/link.tsx'
import { PhoneLink } from '../../../components/links/phone-link.tsx'
import { useShop } from '../../../data/shop.tsx'
import { LatePart, late } from '../../../late/late.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { AccountLink } from '../../account/customer/index.ts'
import { compareStore } from '../../catalog/compare/index.ts'
import { Search } from '../../catalog/search/index.ts'
import { showWishlist, wishlistStore } from '../../catalog/wishlist/index.ts'
import { VatSwitch } from '../vat/index.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Brand } from './brand.tsx'
import { CartLink } from './cart-link.tsx'
import { useShellData } from './filled-shell.ts'
import { Footer } from './footer.tsx'
import styles from './header.module.css'
import { MainMenu, MENU_ID } from './main-menu.tsx'
import network from './network-status.module.css'
import type { ShellData } from './shell-data.ts'

export { VatSwitch }

// Hydrating these costs more than the rest of header and bar, so it waits for an interaction, although their code is loaded.
const LateVatSwitch = late(async () => VatSwitch, [], 'interaction')
const LateSearch = late(async () => Search, [], 'interaction')
const LateMenu = late(async () => MainMenu, [], 'interaction')
const LateFooter = late(async () => Footer, [], 'interaction')

/** The header of every screen. Layouts hide parts of it. It sticks to the top while scrolling, except its first line. */
export function PageHeader({ data }: { readonly data: ShellData }) {
  const { menu, pages, term } = useShellData(data)
  const { phone, texts } = useShop()
  const { header } = useMessages('shell')
  const entries = useEntries(pages)
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.promise} data-full>
          <div className={`container ${styles.promiseLine}`}>
            <p>{texts.promise}</p>
            <ul className={styles.help}>
              {entries.map(({ url, title }) => (
                <li key={url}>
                  <Link to={url}>{title}</Link>
                </li>
              ))}
            </ul>
            <LatePart id="header-vat">
              <LateVatSwitch />
            </LatePart>
          </div>
        </div>
        <div className={styles.bar}>
          <div className={`container ${styles.barLine}`}>
            <div className={styles.start}>
              {menu.length > 0 && <MenuButton />}
              <Brand />
            </div>
            <LatePart id="header-search">
              <LateSearch term={term} />
            </LatePart>
            <div className={styles.aside}>
              <HeaderTools />
              {phone && (
                <PhoneLink className={styles.tool} phone={phone} aria-label={header.call(phone)}>
                  <Icon name="call" />
                  <span className={styles.number}>{phone}</span>
                </PhoneLink>
              )}
            </div>
          </div>
        </div>
        {menu.length > 0 && (
          <LatePart id="main-menu">
            <LateMenu menu={menu} entries={entries} />
          </LatePart>
        )}
      </header>
      <NetworkStatus />
    </>
  )
}

/** The footer of every screen. Layouts hide parts of it. */
export function PageFooter({ data }: { readonly data: ShellData }) {
  const { menu, pages, blocks, year } = useShellData(data)
  const entries = useEntries(pages)
  return (
    <>
      <LatePart id="footer-columns">
        <LateFooter menu={menu} entries={entries} pages={pages} blocks={blocks} year={year} />
      </LatePart>
      <BottomBar />
    </>
  )
}

/** Links above the header, in the menu's sheet and in the footer: the cutting form if the shop cuts, and the merchant's. */
function useEntries(pages: ShellData['pages']) {
  const { cutsToList } = useShop()
  const { header } = useMessages('shell')
  return [
    ...(cutsToList ? [{ __typename: 'PageLink' as const, url: '/cutting-form', title: header.cuttingList }] : []),
    ...(pages?.menu ?? []),
  ]
}

/** Links to lists, account and cart. */
function HeaderTools() {
  return (
    <>
      <CompareLink />
      <WishLink />
      <AccountLink className={`${styles.tool} ${styles.inBar}`} wordClassName={styles.word} />
      <CartLink className={`${styles.tool} ${styles.inBar}`} wordClassName={styles.word} />
    </>
  )
}

function CompareLink() {
  const words = useMessages('shell').header
  const count = compareStore.useCount()
  return (
    <Link to="/compare" className={styles.tool}>
      <svg width="24" height="24" viewBox="0 0 24 24" className={styles.scales} aria-hidden="true">
        <path d="M5 20V7.5h5V20M14 20V4h5v16M3 20.5h18" />
      </svg>
      <span className={styles.word}>{words.compare}</span> <span>{count > 0 && words.compared(count)}</span>
    </Link>
  )
}

/** Opens the wishlist and shows its item count. Without JavaScript, or in a new tab, it is a link to the wishlist page. */
function WishLink() {
  const words = useMessages('shell').header
  const count = wishlistStore.useCount()
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    showWishlist(true)
  }
  return (
    <Link to="/wishlist" className={styles.tool} onClick={openHere}>
      <svg width="24" height="24" viewBox="0 0 24 24" className={styles.scales} aria-hidden="true">
        <path d="M12 20.2 4.3 12.4a4.9 4.9 0 0 1 7-6.9l.7.7.7-.7a4.9 4.9 0 0 1 7 6.9Z" />
      </svg>
      <span className={styles.word}>{words.wishlist}</span> <span>{count > 0 && words.compared(count)}</span>
    </Link>
  )
}

/**
 * Opens the menu as a sheet if neither category row nor bottom bar is visible: on phones in landscape, at high zoom and with large
 * text. Works without JavaScript.
 * @source NAV-40
 */
function MenuButton() {
  const { open } = useMessages('shell').menu
  return (
    <button type="button" className={`${styles.tool} ${styles.menuButton}`} popoverTarget={MENU_ID}>
      <Icon name="menu" />
      <span className={styles.menuWord}>{open}</span>
    </button>
  )
}

/** The first element in tab order, which skips the header. */
function SkipLink() {
  const { skipToContent } = useMessages('shell')
  return (
    <a className="skip-link" href="#content">
      {skipToContent}
    </a>
  )
}

/** Offline, says so, and how old the data on screen is. */
function NetworkStatus() {
  const words = useMessages('shell').network
  const { isOnline, dataFrom } = useNetwork()
  return (
    <div role="status">
      {!isOnline && (
        <p className={network.offline}>
          {words.offline} {dataFrom === null ? words.seenPages : words.dataFrom(dataFrom)}
        </p>
      )}
    </div>
  )
}
