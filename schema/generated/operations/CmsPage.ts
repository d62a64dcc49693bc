// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CmsPageQuery, CmsPageQueryVariables } from '../operation-types.ts'

export const CmsPageDocument: Operation<CmsPageQuery, CmsPageQueryVariables> = { id: 'sha256:ff88f92a4940afcefdbb4b1655e2ade1a709fd5c674bf091aa137ceccb739ba7', name: 'CmsPage' }
