import { useId } from 'react'
import type { CmsViewFragment } from '#schema/generated/operations.ts'
import { MerchantText } from '../../../components/merchant-text.tsx'
import { Page } from '../../../components/page/page.tsx'
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
      structuredData={{ '@type': 'WebPage', name: heading }}
    >
      <article className={`container ${styles.article}`}>
        <h1>{heading}</h1>
        <MerchantText className={styles.text} html={page.content} />
      </article>
      {page.section && <Section {...page.section} current={page.url} />}
    </Page>
  )
}

/** Other pages of the same section. */
function Section({ title, pages, current }: NonNullable<CmsViewFragment['section']> & { readonly current: string }) {
  const id = useId()
  return (
    <nav className={`container ${styles.section}`} aria-labelledby={id}>
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
