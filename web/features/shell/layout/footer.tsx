import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/links/link.tsx'
import { PhoneLink } from '../../../components/links/phone-link.tsx'
import { RichText } from '../../../components/rich-text.tsx'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { showNewsletter } from '../../account/newsletter/index.ts'
import { openConsentQuestion } from '../../buying/analytics/index.ts'
import { showLanguages } from '../languages/index.ts'
import { VatSwitch } from '../vat/index.ts'
import { Brand } from './brand.tsx'
import styles from './footer.module.css'
import type { ShellData, SitePages } from './shell-data.ts'

interface FooterProps extends Pick<ShellData, 'menu' | 'pages' | 'blocks' | 'year'> {
  /** Links that are above the header on wide screens. */
  readonly entries: NonNullable<SitePages>['menu']
}

export function Footer({ menu, entries, pages, blocks, year }: FooterProps) {
  const { name, phone, texts, analytics, storeViews, lacks, calculators, checkout } = useShop()
  const { footer } = useMessages('shell')
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.contact}>
          <Brand />
          <h2>{footer.contact}</h2>
          {texts.contact && <p>{texts.contact}</p>}
          {phone && (
            <PhoneLink className={styles.phone} phone={phone}>
              <Icon name="call" /> {phone}
            </PhoneLink>
          )}
          {texts.hours && <p className={styles.quiet}>{texts.hours}</p>}
          {blocks?.map(({ id, content }) => (
            <RichText key={id} className={`prose ${styles.quiet}`} html={content} />
          ))}
          {!lacks?.includes('newsletter') && (
            <button type="button" className={styles.newsletter} onClick={() => showNewsletter(true)}>
              {footer.newsletter}
            </button>
          )}
        </div>
        <FooterList title={footer.shop} links={menu.map(({ url, name }) => ({ url, title: name }))} />
        <FooterList title={footer.help} links={pages?.help ?? []} />
        <FooterList
          title={footer.services}
          links={[
            { url: '/quick-order', title: footer.quickOrder },
            ...(calculators.length > 0 ? [{ url: '/calculators', title: footer.calculators }] : []),
            ...entries,
          ]}
        />
        <FooterList title={footer.about} links={pages?.about ?? []} />
      </div>
      <div className={`container ${styles.base}`}>
        <p className={styles.quiet}>{footer.legal({ shop: name, year })}</p>
        {checkout === 'external' && <p className={styles.quiet}>{footer.payment}</p>}
        {analytics && (
          <button type="button" className={styles.consent} onClick={openConsentQuestion}>
            {footer.consent}
          </button>
        )}
        {storeViews && (
          <button type="button" className={styles.consent} onClick={() => showLanguages(true)}>
            {footer.languages}
          </button>
        )}
        <VatSwitch />
      </div>
    </footer>
  )
}

interface FooterListProps {
  title: string
  links: readonly { readonly url: string; readonly title: string }[]
}

/** A list of links. On phones it is folded under its title; the browser unfolds it, also before scripts arrive. */
function FooterList({ title, links }: FooterListProps) {
  if (links.length === 0) return null
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <details>
        <summary>
          <h2>{title}</h2>
          <Icon name="down" />
        </summary>
        <ul>
          {links.map(({ url, title: name }) => (
            <li key={url}>
              <Link to={url} className={styles.link}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
