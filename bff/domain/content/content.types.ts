/** A content page. `content` is HTML as received, not sanitised. @source platform contract §2.15 */
export interface CmsPage {
  readonly id: string
  readonly identifier: string
  readonly isActive: boolean
  readonly title: string
  readonly heading: string | null
  readonly content: string
  readonly metaTitle: string | null
  readonly metaDescription: string | null
}

export type CmsBlock = Pick<CmsPage, 'id' | 'identifier' | 'isActive' | 'title' | 'content'>

/** A page's position in the page hierarchy. */
export interface CmsHierarchyNode {
  readonly id: string
  readonly parentId: string | null
  readonly pageId: string | null
  readonly identifier: string
  readonly label: string | null
  readonly level: number
}

export interface NewsCategory {
  /** The slug of its page; never 'all'. */
  readonly identifier: string
  readonly name: string
}

/** A blog post. `summary` and `content` are HTML as received, not sanitised. */
export interface NewsPost {
  readonly id: string
  readonly identifier: string
  readonly title: string
  readonly heading: string | null
  /** ISO 8601; null if the platform does not state it. */
  readonly publishedAt: string | null
  readonly author: string | null
  readonly categories: readonly NewsCategory[]
  /** For `pictureUrl`. */
  readonly picture: string | null
  readonly summary: string
  readonly content: string
  readonly metaTitle: string | null
  readonly metaDescription: string | null
}
