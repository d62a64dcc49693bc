import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { useShop } from '../../data/shop.tsx'
import { useShellMessages } from '../../messages/shell.ts'
import { CompareLink } from '../compare/index.ts'
import { SearchForm } from '../search/index.ts'
import { VatSwitch } from '../vat/index.ts'
import { Brand } from './brand.tsx'
import styles from './header.module.css'
import { MainMenu } from './main-menu.tsx'
import type { Menu, SitePages } from './menu.types.ts'

interface HeaderProps {
  menu: Menu
  help: NonNullable<SitePages>['help']
  term: string
}

/** Stays in reach while the page scrolls; its first line scrolls away. */
export function Header({ menu, help, term }: HeaderProps) {
  const { phone } = useShop()
  const { header } = useShellMessages()
  return (
    <header className={styles.header}>
      <div className={styles.promise} data-full>
        <div className={`container ${styles.promiseLine}`}>
          <p>{header.promise}</p>
          <ul className={styles.help}>
            {help.map(({ url, title }) => (
              <li key={url}>
                <Link to={url}>{title}</Link>
              </li>
            ))}
          </ul>
          <VatSwitch />
        </div>
      </div>
      <div className={styles.bar}>
        <div className={`container ${styles.barLine}`}>
          <Brand />
          <SearchForm term={term} />
          <div className={styles.aside}>
            <CompareLink />
            {phone && (
              <a className={styles.call} href={`tel:${phone.replaceAll(' ', '')}`} aria-label={header.call(phone)}>
                <Icon name="call" />
                <span className={styles.number}>{phone}</span>
              </a>
            )}
          </div>
        </div>
      </div>
      {menu.length > 0 && <MainMenu menu={menu} />}
    </header>
  )
}
