import type { NewsEntryFragment, NewsPageQuery } from '#schema/generated/operations.ts'
import { Link } from '../../../components/links/link.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Picture } from '../../../components/picture.tsx'
import { useShop } from '../../../data/shop.tsx'
import { fullPath, pageAddress } from '../../../data/shop-path.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import { FeedLink } from './feed-link.tsx'
import styles from './news.module.css'
import { FEED_PATH, NEWS_PATH } from './news-path.ts'
import { PostFacts } from './post-facts.tsx'
import { blogData } from './posting-data.ts'

type News = NonNullable<NewsPageQuery['news']>

/** Blog posts of all categories or of one, newest first. @source SCREEN-14, BLOG-4 */
export function NewsList({ news }: { readonly news: News }) {
  const words = useMessages('content').news
  const shop = useShop()
  const { items, pageInfo, category } = news
  const page = pageInfo.offset / pageInfo.first + 1
  const pagePath = (number: number) => (category?.url ?? NEWS_PATH) + (number === 1 ? '' : `?page=${number}`)
  const title = category ? `${category.name}: ${words.title}` : words.title
  return (
    <Page
      title={title}
      description={words.description}
      canonical={pagePath(page)}
      picture={items.find(({ picture }) => picture)?.picture}
      structuredData={blogData(title, pageAddress(pagePath(page), shop), items, shop.origin)}
    >
      <FeedLink />
      <div className={`container ${styles.news}`}>
        <h1>{category?.name ?? words.title}</h1>
        <Topics news={news} />
        {items.length === 0 && <p>{words.none}</p>}
        <ul className={styles.list}>
          {items.map((post, i) => (
            <li key={post.id}>
              <Entry post={post} isFirst={i === 0} />
            </li>
          ))}
        </ul>
        {(pageInfo.hasPrevious || pageInfo.hasNext) && (
          <nav className={styles.pages} aria-label={words.pages}>
            {pageInfo.hasPrevious && (
              <Link to={pagePath(page - 1)} rel="prev">
                {words.newer}
              </Link>
            )}
            {pageInfo.hasNext && (
              <Link to={pagePath(page + 1)} rel="next">
                {words.older}
              </Link>
            )}
          </nav>
        )}
        <p className={styles.facts}>
          {/* The router would look for a page. */}
          <a href={fullPath(shop.basePath, FEED_PATH)} target="_blank" rel="noreferrer">
            {words.feed}
          </a>
        </p>
      </div>
    </Page>
  )
}

/** Links to all posts and to each category; nothing without categories. */
function Topics({ news: { category, categories } }: { readonly news: News }) {
  const words = useMessages('content').news
  if (!categories || categories.length === 0) return null
  const all = { identifier: '', name: words.all, url: NEWS_PATH }
  return (
    <nav aria-label={words.topics}>
      <ul className={styles.topics}>
        {[all, ...categories].map(({ identifier, name, url }) => (
          <li key={identifier}>
            <Link to={url} aria-current={identifier === (category?.identifier ?? '') ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ post, isFirst }: { readonly post: NewsEntryFragment; readonly isFirst: boolean }) {
  return (
    <article className={post.picture ? `${styles.entry} ${styles.pictured}` : styles.entry}>
      {post.picture && (
        <div>
          <Picture
            picture={post.picture}
            size="banner"
            displayWidth="(width >= 48rem) 20rem, 92vw"
            priority={isFirst ? 'first' : 'late'}
            isDecorative
            className={styles.picture}
          />
        </div>
      )}
      <div className={styles.words}>
        <PostFacts post={post} />
        <h2>
          <Link to={post.url}>{post.title}</Link>
        </h2>
        <p>{post.summary}</p>
      </div>
    </article>
  )
}
