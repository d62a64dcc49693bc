import type { NewsArticleFragment } from '#schema/generated/operations.ts'
import { DateTime } from '../../../components/date-time.tsx'
import { Link } from '../../../components/links/link.tsx'
import { Page } from '../../../components/page/page.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './news.module.css'
import { NEWS_PATH } from './news-path.ts'

/** A blog post. @source SCREEN-13 */
export function NewsArticleView({ post }: { readonly post: NewsArticleFragment }) {
  const words = useMessages('content').news
  const heading = post.heading || post.title
  const published = post.publishedAt ? { datePublished: post.publishedAt } : {}
  return (
    <Page
      title={post.metaTitle || post.title}
      description={post.metaDescription || post.summary}
      canonical={post.url}
      type="article"
      structuredData={{ '@type': 'BlogPosting', headline: heading, description: post.summary, ...published }}
    >
      <article className={`container ${styles.news}`}>
        <header className={styles.head}>
          <h1>{heading}</h1>
          {post.publishedAt && (
            <p className={styles.date}>
              <DateTime at={post.publishedAt} />
            </p>
          )}
        </header>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the BFF sanitises merchants’ HTML */}
        <div className={`prose ${styles.text}`} dangerouslySetInnerHTML={{ __html: post.content }} />
        <p>
          <Link to={NEWS_PATH}>{words.all}</Link>
        </p>
      </article>
    </Page>
  )
}
