import { styled } from '../../../theme/styled.ts';
import { IconButton } from '../../../controls/IconButton/IconButton.tsx';
import { CloseIcon } from '../../../controls/icons.tsx';
import { useFormLocaleText } from '../../Form/formLocaleText.ts';
import { FieldCell } from '../FieldCell.tsx';
import { type FieldProps, useField } from '../useField.ts';

export interface FileFieldProps<Name extends string = string> extends FieldProps<Name, HTMLInputElement> {
  /** Types of files that the browser offers, such as `.csv,image/*`; validation is up to the schema. */
  accept?: string;
  /** Several files. Default: one. */
  multiple?: boolean;
}

/** The input covers its zone, so that the browser takes clicks, keys and dropped files. */
const Zone = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  padding: '12px 8px',
  border: `1px dashed ${theme.vars.palette.portal.inputBorder}`,
  borderRadius: theme.vars.shape.borderRadius,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '&:hover': { backgroundColor: theme.vars.palette.portal.hover },
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  '&:has([aria-invalid="true"])': { borderColor: theme.vars.palette.error.main },
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
}));

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& li > span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& li > span + span': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
}));

/**
 * Files, chosen or dropped. The value is a list of `File`; uploading them is up to `onSubmit`.
 * @alias upload, attachment, dropzone
 */
export function FileField(props: FileFieldProps) {
  const { name, accept, multiple = false, readOnly } = props;
  const strings = useFormLocaleText();
  const { value, error, isLocked, onChange, onBlur, ref } = useField<readonly File[]>(props, 'FileField');
  return (
    <FieldCell {...props} error={error}>
      {(input) => (
        <>
          {!readOnly && (
            <Zone>
              {multiple ? strings.chooseFiles : strings.chooseFile}
              <input
                {...input}
                aria-describedby={[input['aria-describedby'], `${input.id}-files`].filter(Boolean).join(' ')}
                type="file"
                name={name}
                accept={accept}
                multiple={multiple}
                ref={ref}
                onChange={({ target }) => {
                  const added = [...(target.files ?? [])];
                  // Otherwise a file that was removed could not be chosen again.
                  target.value = '';
                  if (added.length > 0) onChange(multiple ? withoutRepetition([...value, ...added]) : added);
                }}
                onBlur={onBlur}
              />
            </Zone>
          )}
          <List id={`${input.id}-files`}>
            {value.map((file) => (
              <li key={toKey(file)}>
                <span>{file.name}</span>
                <span>{formatFileSize(file.size)}</span>
                {!isLocked && (
                  <IconButton
                    label={strings.remove(file.name)}
                    onClick={() => onChange(value.filter((each) => each !== file))}
                  >
                    <CloseIcon />
                  </IconButton>
                )}
              </li>
            ))}
          </List>
        </>
      )}
    </FieldCell>
  );
}

/** The same for the same file, which may be chosen twice. */
function toKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

function withoutRepetition(files: readonly File[]): readonly File[] {
  return [...new Map(files.map((file) => [toKey(file), file])).values()];
}

function formatFileSize(bytes: number): string {
  const isSmall = bytes < 1_000_000;
  const amount = isSmall ? Math.ceil(bytes / 1000) : bytes / 1_000_000;
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${isSmall ? 'kB' : 'MB'}`;
}
