import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { FailureAlert } from '../../components/error-state/failure-alert.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { Actions, Panel } from '../page-frame/page-frame.tsx';
import { dataExportMessages as messages } from './data-export.messages.ts';
import type { DataExportProps } from './data-export.states.ts';

/** Saves a copy of the customer's data as a file, as the privacy policy promises. */
export function DataExport({ state, onDownload }: DataExportProps) {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage(messages.title)}>
      <p>{intl.formatMessage(messages.text)}</p>
      {state.status === 'failed' && <FailureAlert failure={state.failure} />}
      {state.status === 'saved' && (
        <InlineAlert tone="success" live>
          {intl.formatMessage(messages.saved, { name: state.fileName })}
        </InlineAlert>
      )}
      <Actions>
        <Button variant="secondary" pending={state.status === 'pending'} onClick={onDownload}>
          {intl.formatMessage(messages.download)}
        </Button>
      </Actions>
    </Panel>
  );
}
