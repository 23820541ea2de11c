-- Images of other sites are never shown, and are no longer accepted: clear them, so that their pages can be edited.
update pages set image_url = '' where image_url !~ '^/([^/\\]|$)';
