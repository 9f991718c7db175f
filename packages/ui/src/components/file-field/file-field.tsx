import { uploadMaximumMegabytes } from '@signal-shop/sdk/constants';
import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import type { ComponentProps, DragEvent } from 'react';
import { useId, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { failureText } from '../error-state/error-state.tsx';
import type { OwnAttributes } from '../field/field.tsx';
import { FieldError } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { Meter } from '../meter/meter.tsx';
import { fileFieldMessages as messages } from './file-field.messages.ts';
import styles from './file-field.module.css';
import type { PictureUpload } from './file-field.states.ts';

export interface FileFieldProps
  extends Omit<ComponentProps<'input'>, OwnAttributes | 'accept' | 'multiple' | 'type'> {
  readonly label: string;
  readonly upload: PictureUpload;
  /** The form's error for this field, such as a missing picture. */
  readonly error?: string | null;
  readonly onChoose: (file: File) => void;
  /** Retries the upload of the same picture. */
  readonly onRetry: () => void;
  /** Removes the picture, or cancels its upload; without it there is no remove button. */
  readonly onRemove?: (() => void) | undefined;
}

const accepted = 'image/jpeg,image/png,image/webp';

/** A picture upload: choose or drop, progress, retry, replace, remove. Takes the other attributes of an input. */
export function FileField(props: FileFieldProps) {
  const { label, upload, error = null, disabled = false, onChoose, onRetry, onRemove, ...rest } = props;
  const intl = useIntl();
  const ownId = useId();
  const id = props.id ?? ownId;
  const [over, setOver] = useState(false);
  const failure = upload.status === 'failed' ? problemText(upload.problem, intl) : null;
  const problems = [failure, error].filter((one) => one !== null).join(' ');
  const problem = problems === '' ? null : problems;

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined && !disabled) onChoose(file);
  }

  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a mouse-only shortcut; the input inside is accessible */}
      <div
        className={styles.zone}
        data-over={over || undefined}
        data-invalid={problem !== null || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Look upload={upload} />
        <div className={styles.words}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          <p id={`${id}-help`} className={styles.help}>
            {upload.status === 'empty'
              ? intl.formatMessage(messages.help, { megabytes: uploadMaximumMegabytes })
              : upload.name}
          </p>
          <div className={styles.ways}>
            <span className={styles.choose} data-disabled={disabled || undefined}>
              <input
                {...rest}
                id={id}
                className={styles.input}
                type="file"
                accept={accepted}
                disabled={disabled}
                aria-describedby={problem === null ? `${id}-help` : `${id}-error ${id}-help`}
                aria-invalid={problem !== null || undefined}
                onChange={(event) => {
                  const [file] = event.currentTarget.files ?? [];
                  if (file !== undefined) onChoose(file);
                  // Without the reset, choosing the same file again fires no change event.
                  event.currentTarget.value = '';
                }}
              />
              <span aria-hidden="true">
                {intl.formatMessage(upload.status === 'empty' ? messages.choose : messages.replace)}
              </span>
            </span>
            <Ways upload={upload} onRetry={onRetry} onRemove={onRemove} />
          </div>
        </div>
      </div>
      <div role="status">{problem !== null && <FieldError id={`${id}-error`}>{problem}</FieldError>}</div>
    </div>
  );
}

function Ways({ upload, onRetry, onRemove }: Pick<FileFieldProps, 'upload' | 'onRetry' | 'onRemove'>) {
  const intl = useIntl();
  const isUploading = upload.status === 'uploading';
  const canRetry = upload.status === 'failed' && typeof upload.problem === 'object';
  return (
    <>
      {canRetry && (
        <Button variant="secondary" size="s" iconStart="retry" onClick={onRetry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      )}
      {upload.status !== 'empty' && onRemove !== undefined && (
        <Button variant="ghost" size="s" iconStart={isUploading ? 'close' : 'bin'} onClick={onRemove}>
          {intl.formatMessage(isUploading ? messages.cancel : messages.remove)}
        </Button>
      )}
    </>
  );
}

function Look({ upload }: { readonly upload: PictureUpload }) {
  const intl = useIntl();
  switch (upload.status) {
    case 'uploaded':
      return (
        <img className={styles.preview} src={pictureSources(upload.url).src} alt="" width={72} height={72} />
      );
    case 'uploading': {
      const label = intl.formatMessage(messages.uploading, { fraction: upload.fraction });
      return (
        <div className={styles.progress}>
          <Meter value={upload.fraction} max={1} tone="success" label={label} />
          <p data-text="small">{label}</p>
        </div>
      );
    }
    case 'empty':
    case 'failed':
      return (
        <span className={styles.mark}>
          <Icon name={upload.status === 'empty' ? 'upload' : 'noPicture'} size={24} />
        </span>
      );
  }
}

function problemText(
  problem: Extract<PictureUpload, { status: 'failed' }>['problem'],
  intl: IntlShape,
): string {
  if (typeof problem === 'object') return failureText(problem, intl);
  return intl.formatMessage(messages[problem], { megabytes: uploadMaximumMegabytes });
}
