import { Box, Button, Group, Select } from '@mantine/core';
import {
  focusOf,
  photoTypes,
  pointOf,
  type Size,
} from '@masthead/shared/platform/images/photo-shape.ts';
import { useState } from 'react';
import { FocalPointSelect } from '../../platform/images/FocalPointSelect.tsx';
import { late } from '../../platform/ui/late.tsx';
import type { PhotoFormState } from './use-photo-form.ts';

/** Why: the crop tool comes only when somebody wants it. */
const PhotoCrop = late(async () => (await import('./PhotoCrop.tsx')).PhotoCrop);

interface Props extends Pick<PhotoFormState, 'form' | 'input'> {
  /** Of the file. */
  size: Size;
}

/** What of the file is shown wherever the photo is used: its type, its crop, its focal point. */
export function PhotoShape({ form, input, size }: Props) {
  const [isCropping, setIsCropping] = useState(false);
  const { original, crop, focus, photoType } = form.values;
  const { x, y } = pointOf(focus);
  return (
    <>
      {isCropping ? (
        <PhotoCrop
          key={photoType}
          src={original}
          shown={{ ...size, crop, focus, photoType }}
          onCrop={(next) => form.setFieldValue('crop', next)}
        />
      ) : (
        <Box maw={520}>
          <FocalPointSelect
            src={original}
            x={Math.round(x * 100)}
            y={Math.round(y * 100)}
            isReadOnly={false}
            onChange={(left, top) =>
              form.setFieldValue('focus', focusOf({ x: left / 100, y: top / 100 }))
            }
          />
        </Box>
      )}
      <Group align="end" gap="xs">
        <Select
          {...input('photoType')}
          allowDeselect={false}
          data={photoTypes}
          onChange={(type) => {
            if (!type) return;
            // Why: a crop of another shape would win over the type that was just chosen.
            form.setValues({ photoType: type, crop: null });
          }}
        />
        <Button variant="default" onClick={() => setIsCropping(!isCropping)}>
          {isCropping ? 'Set focal point' : 'Crop'}
        </Button>
        {crop && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              form.setFieldValue('crop', null);
              setIsCropping(false);
            }}
          >
            Remove crop
          </Button>
        )}
      </Group>
    </>
  );
}
