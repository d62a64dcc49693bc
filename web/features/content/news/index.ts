export { NewsArticleView } from './news-article.tsx'
export { NewsList } from './news-list.tsx'
