// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { PanelCuttingServicesQuery, PanelCuttingServicesQueryVariables } from '../operation-types.ts'

export const PanelCuttingServicesDocument: Operation<PanelCuttingServicesQuery, PanelCuttingServicesQueryVariables> = { id: 'sha256:dbda5b7475f9ad7441880095949be96c79837cf8d992345ab98f425211398649', name: 'PanelCuttingServices' }
