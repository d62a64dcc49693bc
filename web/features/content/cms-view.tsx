import type { CmsViewFragment } from '#schema/generated/operations.ts'
import { Page } from '../../components/page/page.tsx'
import styles from './cms-view.module.css'

/** A page of text written by the merchant. */
export function CmsView({ page }: { page: CmsViewFragment }) {
  const heading = page.heading || page.title
  return (
    <Page
      title={page.metaTitle || page.title}
      description={page.metaDescription}
      canonical={page.url}
      type="article"
      structuredData={{ '@type': 'WebPage', name: heading }}
    >
      <article className={`container ${styles.article}`}>
        <h1>{heading}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the BFF cleans what merchants write */}
        <div className={`prose ${styles.text}`} dangerouslySetInnerHTML={{ __html: page.content }} />
      </article>
    </Page>
  )
}
