// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchPageQuery, SearchPageQueryVariables } from '../operation-types.ts'

export const SearchPageDocument: Operation<SearchPageQuery, SearchPageQueryVariables> = { id: 'sha256:437e164643356f490084bd06f5686508603028e77d71a45e035b62a10bddd04a', name: 'SearchPage' }
