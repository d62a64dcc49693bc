// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { HomePageQuery, HomePageQueryVariables } from '../operation-types.ts'

export const HomePageDocument: Operation<HomePageQuery, HomePageQueryVariables> = { id: 'sha256:67b0edac7fc0f1c5b0f0ac6dbb9d4e6506e89d5a197109304ef9ca4622f242d8', name: 'HomePage' }
