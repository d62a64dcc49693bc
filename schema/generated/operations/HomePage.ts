// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { HomePageQuery, HomePageQueryVariables } from '../operation-types.ts'

export const HomePageDocument: Operation<HomePageQuery, HomePageQueryVariables> = { id: 'sha256:29fcdf9d04070535fc779e9d496fae73fa9ccd4058db3c05dbeef90c8c03cb1f', name: 'HomePage' }
