// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CmsPageQuery, CmsPageQueryVariables } from '../operation-types.ts'

export const CmsPageDocument: Operation<CmsPageQuery, CmsPageQueryVariables> = { id: 'sha256:78d988f30c3a1152467f11eaf3882bccacaec7ab002b3f87d30dd99cba80108c', name: 'CmsPage' }
