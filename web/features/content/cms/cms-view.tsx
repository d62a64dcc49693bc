import { useId } from 'react'
import type { CmsViewFragment } from '#schema/generated/operations.ts'
import { Icon } from '../../../components/icon.tsx'
import { PhoneLink } from '../../../components/links/phone-link.tsx'
import { MerchantText } from '../../../components/merchant-text.tsx'
import { Page } from '../../../components/page/page.tsx'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './cms-view.module.css'

export function CmsView({ page }: { page: CmsViewFragment }) {
  const heading = page.heading || page.title
  return (
    <Page
      title={page.metaTitle || page.title}
      description={page.metaDescription}
      canonical={page.url}
      type="article"
      picture={page.leadPicture}
    >
      <div className={`container ${styles.page}`}>
        <article className={styles.article}>
          <h1>{heading}</h1>
          <MerchantText className={styles.text} html={page.content} />
        </article>
        <div className={styles.aside}>
          {page.section && <Section {...page.section} current={page.url} />}
          <CallUs />
        </div>
      </div>
    </Page>
  )
}

/** Other pages of the same section. */
function Section({ title, pages, current }: NonNullable<CmsViewFragment['section']> & { readonly current: string }) {
  const id = useId()
  return (
    <nav className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.url}>
            <a href={page.url} aria-current={page.url === current ? 'page' : undefined}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The shop's telephone and hours; nothing if it has no telephone. */
function CallUs() {
  const id = useId()
  const { call } = useMessages('content').contact
  const { phone, texts } = useShop()
  return phone ? (
    <section className={styles.call} aria-labelledby={id}>
      <h2 id={id}>{call}</h2>
      <PhoneLink className={styles.phone} phone={phone}>
        <Icon name="call" /> {phone}
      </PhoneLink>
      {texts.hours && <p className={styles.hours}>{texts.hours}</p>}
    </section>
  ) : null
}
