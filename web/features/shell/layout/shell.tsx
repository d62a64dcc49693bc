import { Icon } from '../../../components/icons/icon.tsx'
import { Link } from '../../../components/links/link.tsx'
import { useShop } from '../../../data/shop.tsx'
import { LatePart, late } from '../../../late/late.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { Search } from '../../catalog/search/index.ts'
import { VatSwitch } from '../vat/index.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Brand } from './brand.tsx'
import { useShellData } from './filled-shell.ts'
import { Footer } from './footer.tsx'
import styles from './header.module.css'
import { HeaderTools } from './header-tools.tsx'
import { MainMenu } from './main-menu.tsx'
import { MenuButton } from './menu-button.tsx'
import { NetworkStatus } from './network-status.tsx'
import type { ShellData } from './shell-data.ts'
import { SkipLink } from './skip-link.tsx'

// Their code is already loaded. Hydrating them costs more than the rest of the header, so it waits for an interaction.
const LateVatSwitch = late(async () => VatSwitch, 'interaction')
const LateSearch = late(async () => Search, 'interaction')
const LateMenu = late(async () => MainMenu, 'interaction')

/**
 * The header of every screen; the layout decides how much of it is shown. It sticks to the top while scrolling, except its first line.
 */
export function PageHeader({ data }: { readonly data: ShellData }) {
  const { menu, pages, term } = useShellData(data)
  const { phone, texts } = useShop()
  const { header } = useMessages('shell')
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.promise} data-full>
          <div className={`container ${styles.promiseLine}`}>
            <p>{texts.promise}</p>
            <ul className={styles.help}>
              {pages?.menu.map(({ url, title }) => (
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
                <a className={styles.tool} href={`tel:${phone.replaceAll(' ', '')}`} aria-label={header.call(phone)}>
                  <Icon name="call" />
                  <span className={styles.number}>{phone}</span>
                </a>
              )}
            </div>
          </div>
        </div>
        {menu.length > 0 && (
          <LatePart id="main-menu">
            <LateMenu menu={menu} entries={pages?.menu ?? []} />
          </LatePart>
        )}
      </header>
      <NetworkStatus />
    </>
  )
}

/** The footer of every screen; the layout decides how much of it is shown. */
export function PageFooter({ data }: { readonly data: ShellData }) {
  const { menu, pages, year } = useShellData(data)
  return (
    <>
      <Footer menu={menu} pages={pages} year={year} />
      <BottomBar />
    </>
  )
}
