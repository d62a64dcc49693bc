import { sitePages as pagesOf } from '../../../services/content/site-pages.ts'
import type { Resolvers } from '../../generated/resolvers.ts'

export const sitePages: Resolvers = { Query: { sitePages: (_parent, _args, scope) => pagesOf(scope) } }
